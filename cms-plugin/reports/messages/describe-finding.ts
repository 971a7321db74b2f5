import type { Finding } from '../finding.ts'
import german from './de.json' with { type: 'json' }
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import type { FindingMessages, Phrase } from './finding-messages.ts'
import french from './fr.json' with { type: 'json' }
import italian from './it.json' with { type: 'json' }
import { schemaLabel } from './schema-labels.ts'

/** The languages of findings: those of the field plugin. */
export const findingMessages = {
  en: english,
  es: spanish,
  it: italian,
  fr: french,
  de: german,
} as const satisfies Record<string, FindingMessages>

export type ReportLanguage = keyof typeof findingMessages

/** Whether findings exist in a language, by its code. */
export function isReportLanguage(code: string): code is ReportLanguage {
  return Object.hasOwn(findingMessages, code)
}

/** The remedy of a finding, in a sentence. */
export function describeFinding({ code, language, details }: Finding, reported: ReportLanguage): string {
  const messages = findingMessages[reported]
  const words = Object.entries(details).map(([name, fact]) => [
    name,
    typeof fact === 'string' ? (name === 'field' ? schemaLabel(fact, reported) : fact) : describePart(fact, messages),
  ])
  return filled(messages.remedies[code], { ...Object.fromEntries(words), inLanguage: inLanguage(language, reported) })
}

/** The location of a finding in its story, in the labels that editors read; its path where it is in no field. */
export function locateFinding({ labels, path }: Pick<Finding, 'labels' | 'path'>, reported: ReportLanguage): string {
  return labels === undefined ? path : labels.map((label) => schemaLabel(label, reported)).join(' · ')
}

/** A finding for programs and lists: with its sentence. */
export function reportedFinding(finding: Finding, reported: ReportLanguage): Finding & { message: string } {
  return { ...finding, message: describeFinding(finding, reported) }
}

function describePart({ phrase, values }: Phrase, messages: FindingMessages): string {
  const known = Object.entries(values).map(([name, value]) => [name, value || messages.none])
  return filled(messages.phrases[phrase], Object.fromEntries(known))
}

/** Placeholders are filled in one pass, so that braces inside a value stay as they are. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** `in English`, `auf Englisch`; without a code, the space's own language. */
function inLanguage(code: string | undefined, reported: ReportLanguage): string {
  const messages = findingMessages[reported]
  return code === undefined
    ? messages.inDefaultLanguage
    : filled(messages.inLanguage, { language: languageName(code, reported) })
}

/** Asked for every finding; the answer of `Intl` takes longer than the rest of a sentence. */
const known = new Map<string, string>()

/** A language's name in the language of the reader. */
export function languageName(code: string, reported: ReportLanguage): string {
  const key = `${reported} ${code}`
  const name = known.get(key) ?? readName(code, reported)
  known.set(key, name)
  return name
}

function readName(code: string, reported: ReportLanguage): string {
  try {
    return new Intl.DisplayNames([reported], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
