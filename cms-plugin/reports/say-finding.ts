import type { Finding } from './finding.ts'
import type { FindingWords, Phrase } from './finding-words.ts'
import { english } from './words/english.ts'
import { french } from './words/french.ts'
import { german } from './words/german.ts'
import { italian } from './words/italian.ts'
import { spanish } from './words/spanish.ts'

/** The languages in which findings are told: those of the field plugin. */
export const findingWords = {
  en: english,
  es: spanish,
  it: italian,
  fr: french,
  de: german,
} as const satisfies Record<string, FindingWords>

export type ReportLanguage = keyof typeof findingWords

/** Whether findings are told in a language, by its code. */
export function isReportLanguage(code: string): code is ReportLanguage {
  return Object.hasOwn(findingWords, code)
}

/** What to do about a finding, in a sentence. */
export function sayFinding({ code, language, details }: Finding, told: ReportLanguage): string {
  const words = findingWords[told]
  const said = Object.entries(details).map(([name, fact]) => [
    name,
    typeof fact === 'string' ? fact : sayPart(fact, words),
  ])
  return filled(words.remedies[code], { ...Object.fromEntries(said), inLanguage: inLanguage(language, told) })
}

/** A finding for programs and lists: with its sentence. */
export function toldFinding(finding: Finding, told: ReportLanguage): Finding & { message: string } {
  return { ...finding, message: sayFinding(finding, told) }
}

function sayPart({ phrase, values }: Phrase, words: FindingWords): string {
  const known = Object.entries(values).map(([name, value]) => [name, value || words.none])
  return filled(words.phrases[phrase], Object.fromEntries(known))
}

/** Placeholders are filled in one pass, so that braces inside a value stay as they are. */
function filled(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** `in English`, `auf Englisch`; without a code, the space's own language. */
function inLanguage(code: string | undefined, told: ReportLanguage): string {
  const words = findingWords[told]
  return code === undefined ? words.inDefaultLanguage : filled(words.inLanguage, { language: languageName(code, told) })
}

/** Asked for every finding; the answer of `Intl` takes longer than the rest of a sentence. */
const known = new Map<string, string>()

/** A language's name in the language of whoever reads it. */
export function languageName(code: string, told: ReportLanguage): string {
  const key = `${told} ${code}`
  const name = known.get(key) ?? readName(code, told)
  known.set(key, name)
  return name
}

function readName(code: string, told: ReportLanguage): string {
  try {
    return new Intl.DisplayNames([told], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
