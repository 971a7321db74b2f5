import assert from 'node:assert/strict'
import fc from 'fast-check'
import { matchesName } from 'local-stack/content-service/assets/matches-name.ts'
import { parseUploadPolicy, uploadFieldsFor } from 'local-stack/content-service/assets/upload-policy.ts'
import { type Geometry, geometryFor, maxSide } from 'local-stack/content-service/images/image-geometry.ts'
import { parseOperations } from 'local-stack/content-service/images/parse-operations.ts'
import { readMetadata } from 'local-stack/content-service/images/render-image.ts'
import { texts } from '../damaged-text.ts'
import { signs } from '../hostile-texts.ts'
import { defineReader, type Reader } from '../reader.ts'
import { assertAnswered, startService } from './start-service.ts'

const service = startService()
const originals = [
  { width: 300, height: 200 },
  { width: 1, height: 9000 },
]
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1')
const operationSigns = signs('/ fit-in smart 10x20 -1x0 0x0:9x9 filters: quality( fill( focal( round_corner( ) : , |')

/** What is read is in the original, and what is made is no larger than allowed. */
function assertWithin(original: { width: number; height: number }, geometry: Geometry | undefined): void {
  if (!geometry) return
  const { searched, canvas, resized } = geometry
  assert.ok(searched.left >= 0 && searched.left < searched.right && searched.right <= original.width)
  assert.ok(searched.top >= 0 && searched.top < searched.bottom && searched.bottom <= original.height)
  for (const side of [canvas.width, canvas.height, resized.width, resized.height])
    assert.ok(Number.isInteger(side) && side >= 1 && side <= maxSide)
}

/** Pictures and uploads of the embedded content service. */
export const pictureReaders: readonly Reader[] = [
  defineReader({
    name: 'service-image-operations',
    inputs: texts(
      fc.constantFrom(
        '/10x20:110x220/fit-in/50x60/smart/filters:quality(0):fill(FF8000)',
        '/500x0/filters:round_corner(20|8,0,0,0,1):focal(1x1:2x2)',
      ),
      operationSigns,
    ),
    async check(path) {
      const parsed = parseOperations(path)
      const { value } = parsed.ok ? parsed : { value: undefined }
      if (value) for (const original of originals) assertWithin(original, geometryFor(original, value))
      assertAnswered(await service.send(`/f/7/1x1/abc/a.png/m${path}`))
    },
    growing: { pieces: [...operationSigns, 'quality(1):', 'a'], longest: 8000, read: parseOperations },
  }),
  defineReader({
    name: 'service-file',
    inputs: texts(
      fc.constantFrom(picture, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', '%PDF-1.7'),
      signs('\0 \u00ff <svg width=" > RIFF WEBP'),
    ),
    async check(latin) {
      const bytes = Buffer.from(latin, 'latin1')
      const read = await readMetadata(bytes)
      if (read.ok) assert.ok(read.value.width > 0 && read.value.height > 0)
      for (const ending of ['png', 'svg', 'webp', 'constructor']) matchesName(`a.${ending}`, bytes)
    },
  }),
  defineReader({
    name: 'service-upload',
    inputs: texts(
      fc
        .constant(uploadFieldsFor(service.store, { id: 3, key: 'a', contentType: 'b' }))
        .map((fields) => `${fields.policy} ${fields['x-amz-signature']}`),
      ['=', ' ', 'e30='],
    ),
    check(text) {
      const [policy = '', signature = ''] = text.split(' ')
      assert.ok([undefined, 3].includes(parseUploadPolicy(service.store, policy, signature)))
    },
  }),
]
