import type { Severity } from 'cms-plugin/reports/finding.ts'
import type { FindingCode } from 'cms-plugin/reports/finding-rows.ts'
import { isReportLanguage, type ReportLanguage } from 'cms-plugin/reports/messages/describe-finding.ts'
import { english } from './messages/english.ts'
import { french } from './messages/french.ts'
import { german } from './messages/german.ts'
import { italian } from './messages/italian.ts'
import { spanish } from './messages/spanish.ts'

/** The words of the app's own page; what a finding says, `sayFinding` puts into words. */
export type AppMessages = {
  heading: string
  signedIn: (name: string, stories: number) => string
  space: string
  nothing: string
  what: string
  severity: string
  count: string
  noPage: string
  unpublished: string
  /** Beside an address at which a story is read in another language than asked for. */
  shows: (language: string) => string
  inStory: string
  more: (count: number) => string
  schema: string
  severities: Readonly<Record<Severity, string>>
  codes: Readonly<Record<FindingCode, string>>
}

const words = { en: english, es: spanish, it: italian, fr: french, de: german } as const satisfies Record<
  ReportLanguage,
  AppMessages
>

/** The first language of the browser that the app speaks, as its header names them in order (RFC 9110, 12.5.4); else English. */
export function appLanguage(header: string | undefined): ReportLanguage {
  const asked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.split(';')
      return { tag: tag.trim().slice(0, 2).toLowerCase(), quality: Number(quality.replace(/^\s*q=/, '')) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  return asked.map(({ tag }) => tag).find(isReportLanguage) ?? 'en'
}

export function appMessages(language: ReportLanguage): AppMessages {
  return words[language]
}
