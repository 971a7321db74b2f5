import type { FindingCode } from 'cms-plugin/reports/finding-rows.ts'
import { isReportLanguage, type ReportLanguage } from 'cms-plugin/reports/messages/describe-finding.ts'
import type { Severity } from 'cms-plugin/reports/severity.ts'
import german from './messages/de.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }
import spanish from './messages/es.json' with { type: 'json' }
import french from './messages/fr.json' with { type: 'json' }
import italian from './messages/it.json' with { type: 'json' }

/** The words of the app's own page; `describeFinding` has those of findings. */
export type AppMessages = Omit<typeof english, 'severities' | 'codes'> & {
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
