import { z } from 'zod'
import { isLanding, type LandingPart, landingParts } from '../content/landing-parts.ts'
import { readDocument } from '../content/read-document.ts'
import type { FieldLocation } from '../content/walk-content.ts'
import type { Hint } from '../finding.ts'
import { type Library, locationOf, type Scene, versionsOf } from '../scene.ts'

const blank = z.string().trim().catch('')
const picture = z.looseObject({ filename: z.string().min(1), alt: blank, id: z.number().optional().catch(undefined) })
const pictureFile = /\.(avif|gif|jpe?g|png|svg|webp)$/i

/** Pictures of one field without alternative text, in the default language and in the requested ones. */
export function checkPictures(fieldLocation: FieldLocation, { languages, library }: Scene): Hint[] {
  return versionsOf(fieldLocation, languages).flatMap(({ language, value }) =>
    picturesIn(fieldLocation, value, library).map(({ name, step }): Hint => {
      const location = locationOf(fieldLocation, language)
      return {
        code: 'missing-alt',
        location: { ...location, path: `${location.path}${step}` },
        details: { value: name },
      }
    }),
  )
}

/** Pictures without a text: file name, and the step from the field to the picture. */
function picturesIn({ field }: FieldLocation, value: unknown, described: Library): { name: string; step: string }[] {
  if (field.wire.type === 'asset') return undescribed([value], described).map(({ name }) => ({ name, step: '' }))
  if (field.wire.type === 'multiasset') return undescribed(Array.isArray(value) ? value : [], described)
  if (isLanding(field)) return landingParts(value).flatMap(undescribedPart)
  if (field.wire.type !== 'richtext') return []
  const images = readDocument(value).images.map((attrs) => ({ ...attrs, filename: attrs['src'] }))
  return undescribed(images).map(({ name }) => ({ name, step: '' }))
}

/** Pictures of a landing whose definition requires a text. */
function undescribedPart({ field, value, step }: LandingPart): { name: string; step: string }[] {
  const isDescribed = field.kind === 'media' && field.hasAlt === true
  return isDescribed ? undescribed([value]).map(({ name }) => ({ name, step })) : []
}

/** @param described files whose text the site takes from the library; rich text and landings have texts of their own */
function undescribed(values: readonly unknown[], described: Library = new Map()): { name: string; step: string }[] {
  return values.flatMap((value, index) => {
    const read = picture.safeParse(value)
    if (!read.success || read.data.alt !== '' || !pictureFile.test(read.data.filename)) return []
    if (read.data.id !== undefined && described.get(read.data.id)?.hasAlt) return []
    return [{ name: read.data.filename.split('/').at(-1) ?? '', step: `[${index}]` }]
  })
}
