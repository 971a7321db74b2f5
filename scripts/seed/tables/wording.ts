import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { fallbackLocales, type LocaleCode, sourceLocale } from 'site/routing/locales.ts'
import { parse } from 'yaml'
import { z } from 'zod'
import { tablesFolder } from '../compile/content-folder.ts'
import { spaceLocales } from '../compile/space-locales.ts'

export type TableLocale = LocaleCode

/** The source and the other languages of the space. */
export const tableLocales: readonly TableLocale[] = [sourceLocale, ...spaceLocales]

const message = z.record(z.string(), z.string().min(1))

/** Message -> language -> ICU text. */
export const wordingFile = z.record(z.string(), message)

export type Wording = z.output<typeof wordingFile>

/** A sentence in one language from its arguments. */
export type Say = (message: string, details?: Readonly<Record<string, string | number>>) => string

/** The units of `{x, number, mm}`, which are written as each language writes them. */
const units: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  mm: { style: 'unit', unit: 'millimeter', maximumFractionDigits: 3 },
  cm: { style: 'unit', unit: 'centimeter' },
  kg: { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 },
  seconds: { style: 'unit', unit: 'second', unitDisplay: 'long' },
  months: { style: 'unit', unit: 'month', unitDisplay: 'long' },
}

/**
 * The messages of `content/tables/<name>.yaml`.
 * @throws ZodError when a message is no text
 */
export function readWording(name: string): Wording {
  return wordingFile.parse(parse(readFileSync(join(tablesFolder, `${name}.yaml`), 'utf8')))
}

/** Formats messages in one language, or in one that replaces it; throws for an unknown message. */
export function sayIn(locale: TableLocale, wording: Wording): Say {
  const messages = Object.fromEntries(
    Object.entries(wording).map(([name, words]) => {
      const written = [locale, ...fallbackLocales].find((one) => words[one] !== undefined) ?? locale
      return [name, compileMessage(words[written] ?? '')]
    }),
  )
  const i18n = setupI18n({ locale, locales: locale, messages: { [locale]: messages } })
  return (name, details = {}) => {
    if (!(name in messages)) throw new Error(`there is no message ${name}`)
    return i18n._(name, details, { formats: units })
  }
}
