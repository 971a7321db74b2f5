import type { Finding } from 'cms-plugin/reports/finding.ts'
import { findingRows } from 'cms-plugin/reports/finding-rows.ts'
import {
  describeFinding,
  locateFinding,
  type ReportLanguage,
  reportedFinding,
} from 'cms-plugin/reports/messages/describe-finding.ts'
import type { OpenStory } from 'cms-plugin/reports/open-story.ts'
import type { SpaceReport } from 'cms-plugin/reports/report-space.ts'
import { severities } from 'cms-plugin/reports/severity.ts'

/** A report, and the one story that was requested. */
type Printed = SpaceReport & { story?: OpenStory | undefined }

/**
 * For people: findings by story, each with its remedy in a language and its place, then counts by code. In pieces,
 * because a neglected space has more findings than fit into one string.
 */
export function* printFindings(
  { findings, storyCount, story }: Printed,
  reportLanguage: ReportLanguage,
): Generator<string> {
  if (story) yield `${storyLines(story).join('\n')}\n\n`
  for (const [slug, found] of Map.groupBy(findings, ({ fullSlug }) => fullSlug))
    yield `${[slug || 'The space’s schema', ...found.flatMap((finding) => lines(finding, reportLanguage))].join('\n')}\n\n`
  yield `${summary(findings, storyCount)}\n`
}

/** For programs, one JSON object in pieces: counts by code and by severity, and every finding. */
export function* printFindingsAsJson(
  { findings, storyCount, story }: Printed,
  reportLanguage: ReportLanguage,
): Generator<string> {
  const counts = { counts: countsBy(findings, 'code'), severities: countsBy(findings, 'severity') }
  yield `${JSON.stringify({ stories: storyCount, ...(story && { story }), ...counts }).slice(0, -1)},"findings":[`
  for (const [index, finding] of findings.entries())
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(reportedFinding(finding, reportLanguage))}`
  yield '\n]}\n'
}

/** Addresses of a story on the site, one line each. */
function storyLines({ fullSlug, isPublished, addresses }: OpenStory): string[] {
  if (addresses.length === 0) return [`${fullSlug} has no page of its own.`]
  return [
    isPublished ? fullSlug : `${fullSlug} (not published)`,
    ...addresses.map(
      ({ market, locale, href, shown }) =>
        `  ${market.padEnd(8)} ${locale}  ${href}${shown === locale ? '' : `  (shows ${shown})`}`,
    ),
  ]
}

function lines(finding: Finding, reportLanguage: ReportLanguage): string[] {
  const { severity, code, language, editorUrl } = finding
  const place = [locateFinding(finding, reportLanguage), language && `(${language})`].filter(Boolean).join(' ')
  return [
    `  ${severity.padEnd(8)} ${code.padEnd(22)} ${place}`.trimEnd(),
    `    ${describeFinding(finding, reportLanguage)}`,
    `    ${editorUrl}`,
  ]
}

function summary(findings: readonly Finding[], storyCount: number): string {
  const stories = counted(storyCount, 'story', 'stories')
  if (findings.length === 0) return `Nothing found in ${stories}.`
  const counts = countsBy(findings, 'code')
  const table = Object.entries(findingRows)
    .flatMap(([code, { severity }]) => (counts[code] ? [{ code, severity, count: counts[code] }] : []))
    .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
    .map(({ code, severity, count }) => `  ${String(count).padStart(6)}  ${severity.padEnd(8)} ${code}`)
  return [`${counted(findings.length, 'finding', 'findings')} in ${stories}:`, ...table].join('\n')
}

function countsBy(findings: readonly Finding[], key: 'code' | 'severity'): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const finding of findings) counts[finding[key]] = (counts[finding[key]] ?? 0) + 1
  return counts
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`
}
