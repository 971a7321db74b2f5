import { isReportLanguage, type ReportLanguage } from 'cms-plugin/reports/messages/describe-finding.ts'
import { english } from './messages/english.ts'
import { french } from './messages/french.ts'
import { german } from './messages/german.ts'
import { italian } from './messages/italian.ts'
import type { AppMessages } from './messages/message-table.ts'
import { spanish } from './messages/spanish.ts'

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
