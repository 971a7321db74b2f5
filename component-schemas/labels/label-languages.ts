import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The languages in which the texts of the schema exist; the definitions are English. */
export const labelLanguages = ['en', 'es', 'it', 'fr', 'de'] as const

export type LabelLanguage = (typeof labelLanguages)[number]

/** English text of a definition -> its translation. */
export type Labels = Readonly<Record<string, string>>

/** The texts of the schema in a language; empty for English. */
export async function readLabels(language: LabelLanguage): Promise<Labels> {
  if (language === 'en') return {}
  const file = await readFile(join(import.meta.dirname, `${language}.json`), 'utf8')
  return z.record(z.string(), z.string().trim().min(1)).parse(JSON.parse(file))
}
