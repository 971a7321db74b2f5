import { expect, test } from 'vitest'
import { packResponse, unpackResponse } from './pack-response.ts'

const response = { status: 200, headers: {}, digest: 'a', madeAt: 1, bodies: { identity: Buffer.from('body') } }
const shared = { response, tags: ['story:1'], seen: '0-0' } as const
const withDetails = (details: unknown) => {
  const text = Buffer.from(JSON.stringify(details))
  const head = Buffer.alloc(4)
  head.writeUInt32BE(text.byteLength)
  return Buffer.concat([head, text])
}

test('a response is unpacked as it was packed', () => expect(unpackResponse(packResponse(shared))).toEqual(shared))

test.each([
  null,
  {},
  [],
  { tags: [], seen: '0-0', lengths: null },
  { tags: [], seen: '0-0', lengths: { br: 7 } },
  'words',
])('a buffer with the metadata %j is no response', (details) =>
  expect(unpackResponse(withDetails(details))).toBeUndefined(),
)
