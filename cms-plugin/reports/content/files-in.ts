import { z } from 'zod'
import { isLanding, landingParts } from './landing-parts.ts'
import { readDocument } from './read-document.ts'
import type { FieldLocation } from './walk-content.ts'

/** A file of the library that a field shows or links to. */
export type FileUse = { id: number | undefined; name: string; step: string }

const file = z.looseObject({ filename: z.string().min(1), id: z.number().optional().catch(undefined) })
const fileLink = z.looseObject({
  linktype: z.literal('asset'),
  url: z.string().optional(),
  href: z.string().optional(),
})

/** Every file in one version of a field, wherever in its value: pictures, downloads, links to files. */
export function filesIn({ field }: Pick<FieldLocation, 'field'>, value: unknown): FileUse[] {
  if (field.wire.type === 'asset') return oneFile(value, '')
  if (field.wire.type === 'multiasset' && Array.isArray(value))
    return value.flatMap((item, index) => oneFile(item, `[${index}]`))
  if (field.wire.type === 'multilink') return oneFile(value, '')
  if (isLanding(field)) return landingParts(value).flatMap((part) => oneFile(part.value, part.step))
  if (field.wire.type !== 'richtext') return []
  const { images, links } = readDocument(value)
  return [
    ...images.flatMap((attrs) => oneFile({ ...attrs, filename: attrs['src'] }, '')),
    ...links.flatMap(({ attrs }) => oneFile(attrs, '')),
  ]
}

function oneFile(value: unknown, step: string): FileUse[] {
  const shown = file.safeParse(value).data
  const { url, href } = fileLink.safeParse(value).data ?? {}
  const address = shown?.filename ?? url ?? href
  return address === undefined ? [] : [{ id: shown?.id, name: address, step }]
}

/** The path that identifies a file wherever it is delivered from: `/f/1/10x10/abc/key.webp`. */
export function filePath(address: string): string {
  return /\/f\/\d+\/[^?#]+/.exec(address)?.[0].replace(/\/m\/.*$/, '') ?? address
}
