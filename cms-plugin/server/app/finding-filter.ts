import type { Finding } from 'cms-plugin/reports/finding.ts'
import { type Severity, severities } from 'cms-plugin/reports/severity.ts'

/** The filter of the shown findings; an absent part shows all. `default` is the space's own language. */
export type FindingFilter = { severity?: Severity | undefined; language?: string | undefined }

/** Reads the filter of an address; unknown values count as absent. */
export function readFilter({ severity, language }: Readonly<Record<string, string>>): FindingFilter {
  return {
    severity: severities.find((one) => one === severity),
    language: /^[a-z]{2}(-[a-z]{2,4})?$|^default$/i.test(language ?? '') ? language : undefined,
  }
}

export function isShown(finding: Finding, { severity, language }: FindingFilter): boolean {
  const isSevere = severity === undefined || finding.severity === severity
  return isSevere && (language === undefined || languageOf(finding) === language)
}

export function languageOf({ language = 'default' }: Pick<Finding, 'language'>): string {
  return language
}
