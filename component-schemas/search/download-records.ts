import type { Download } from '../content-types/download/schema.ts'
import { codeForms } from './code-forms.ts'
import type { IndexedStory, RecordContext, RecordParts } from './search-record.ts'
import { textRecords } from './text-record.ts'

/** A download by its words and by the products it belongs to, with the file for readers of the language. */
export function downloadRecords(
  content: Download,
  { content: wire }: IndexedStory,
  { related, locale }: RecordContext,
): RecordParts[] {
  const products = content.products.flatMap((uuid) => related(uuid) ?? [])
  const codes = products.flatMap(({ code }) => (code === undefined ? [] : codeForms(code)))
  const records = textRecords(content, wire, { section: 'document', boost: 15, codes })
  const keywords = products.map(({ name }) => name)
  const file = fileFor(content, locale)
  return records.map((parts) => ({
    ...parts,
    kind: content.kind,
    keywords,
    refs: content.products,
    ...(file !== undefined && { file }),
  }))
}

/** Its language, then files without words, then English and Spanish, which most readers know. */
function fileFor({ files }: Download, locale: string): string | undefined {
  const wanted = [locale, 'any', 'en', 'es']
  const chosen = wanted.flatMap((language) => files.find((file) => file.language === language) ?? [])
  return (chosen[0] ?? files[0])?.file.src
}
