import type { StoryAddress } from 'cms-plugin/reports/content/story-addresses.ts'
import type { Finding } from 'cms-plugin/reports/finding.ts'
import {
  describeFinding,
  filled,
  languageName,
  locateFinding,
  type ReportLanguage,
} from 'cms-plugin/reports/messages/describe-finding.ts'
import type { OpenStory } from 'cms-plugin/reports/open-story.ts'
import type { SpaceReport } from 'cms-plugin/reports/report-space.ts'
import { severities } from 'cms-plugin/reports/severity.ts'
import { html, raw } from 'hono/html'
import { type AppMessages, appMessages } from './app-messages.ts'
import { type FindingFilter, isShown, languageOf } from './finding-filter.ts'

export type AppPageProps = {
  userName: string
  language: ReportLanguage
  space: SpaceReport
  /** Moment at which the space was read, epoch milliseconds. */
  readAt: number
  filter: FindingFilter
  /** The address of this page with another filter, or with a newly read space. */
  addressWith: (change: FindingFilter & { isFresh?: boolean }) => string
  /** The open story; absent where the app shows the space alone. */
  story: OpenStory | undefined
}

/** At most this many findings of one code are listed; the count names them all. */
const mostListed = 50

const style = `
body{margin:0;padding:16px;background:#fbfaf7;color:#14181d;font:14px/1.5 "IBM Plex Sans",system-ui,sans-serif;overflow-wrap:anywhere}main{max-inline-size:56rem}
h1{font-size:20px;margin:0 0 4px}h2{font-size:16px;margin:24px 0 8px}p{margin:0 0 8px}ul{margin:0;padding:0;list-style:none}
table{border-collapse:collapse;width:100%;max-width:48rem}th,td{padding:6px 8px;border-bottom:1px solid #d5d9de;text-align:start;vertical-align:baseline}
th:last-child:not([scope=row]),td.count{text-align:end}td.count{font-variant-numeric:tabular-nums}a{color:#0b57d0}a:focus-visible,summary:focus-visible{outline:3px solid #0b57d0;outline-offset:2px}
li{padding:6px 0;border-bottom:1px solid #d5d9de}.place,.quiet{color:#4d5664}.error{color:#b3261e;font-weight:600}.warning{color:#8a5a00;font-weight:600}.info{color:#4d5664;font-weight:600}
li a{display:inline-block;padding-block:2px}details{border-bottom:1px solid #d5d9de}details ul{padding-inline-start:16px}details li:last-child{border:0}summary{padding:6px 0;cursor:pointer}table{margin-block-end:16px}#addresses{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(17rem,100%),1fr));gap:16px;margin-block:16px}#addresses h3{font-size:14px;margin:0 0 4px}#addresses li{display:flex;gap:8px;align-items:baseline;padding:2px 0;border:0}#addresses abbr{text-decoration:none}#addresses li .place{min-inline-size:1.5rem}
#story-count{margin-block:12px 8px}
.filters{display:flex;flex-wrap:wrap;gap:4px 12px;margin-block:4px}.filters a{padding-block:2px}.filters a[aria-current]{color:#14181d;font-weight:600}
`

/** The page with the findings of the open story and of the space; every line leads to its field. */
export function appPage(props: AppPageProps) {
  const { userName, language, space, story, filter, readAt, addressWith } = props
  const messages = appMessages(language)
  const shown = space.findings.filter((finding) => isShown(finding, filter))
  const own = story === undefined ? [] : shown.filter(({ storyId }) => storyId === story.id)
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(readAt)
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${messages.heading}</title><style>${raw(style)}</style><script src="/app/bridge.js" defer></script><script src="/app/changes.js" defer></script></head>
<body>
<main>
<h1>${messages.heading}</h1>
<p class="quiet">${filled(messages.signedIn, { name: userName, stories: space.storyCount })} ${filled(messages.readAt, { time })}</p>
<p id="outdated" class="warning" role="status" data-read-at="${readAt}" hidden>${messages.outdated} <a href="${addressWith({ ...filter, isFresh: true })}">${messages.readAgain}</a></p>
${filterLinks(props)}
${story === undefined ? '' : storyPart(story, own, language)}
<h2>${messages.space}</h2>
${countsTable(shown, messages)}
${[...Map.groupBy(shown, ({ code }) => code)].map(
  ([code, found]) =>
    html`<details id="${code}"><summary>${messages.codes[code]} (${found.length})</summary>${list(found, language, true)}</details>`,
)}
</main>
</body></html>`
}

/** The addresses of a story on the site: a list a website, with a link for each locale. */
function addressList({ addresses, isPublished }: OpenStory, reported: ReportLanguage) {
  const messages = appMessages(reported)
  if (addresses.length === 0) return html`<p class="quiet">${messages.noPage}</p>`
  const sites = [...Map.groupBy(addresses, ({ href }) => new URL(href).host)]
  return html`${isPublished ? '' : html`<p class="warning">${messages.unpublished}</p>`}
<div id="addresses">${sites.map(
    ([host, own], at) =>
      html`<section aria-labelledby="site-${at}"><h3 id="site-${at}">${host}</h3><ul>${own.map((address) => line(address, reported))}</ul></section>`,
  )}</div>`
}

function line({ locale, href, shown }: StoryAddress, reported: ReportLanguage) {
  const other = html` <span class="quiet">${filled(appMessages(reported).shows, { language: languageName(shown, reported) })}</span>`
  const path = decodeURI(new URL(href).pathname)
  return html`<li><abbr class="place" title="${languageName(locale, reported)}">${locale}</abbr>
<span><a href="${href}" hreflang="${shown}" target="_blank" rel="noopener">${path}</a>${shown === locale ? '' : other}</span></li>`
}

/** The findings of one severity, or of one language: links, which need no script. */
function filterLinks({ space: { findings }, filter, language, addressWith }: AppPageProps) {
  const messages = appMessages(language)
  const bySeverity = Map.groupBy(findings, ({ severity }) => severity)
  const byLanguage = Map.groupBy(findings, languageOf)
  const link = (name: string, change: FindingFilter, isCurrent: boolean) =>
    html`<a href="${addressWith({ ...filter, ...change })}"${isCurrent ? raw(' aria-current="true"') : ''}>${name}</a> `
  const nameOf = (code: string) => (code === 'default' ? messages.defaultLanguage : languageName(code, language))
  return html`<nav class="filters" aria-label="${messages.severity}">${link(filled(messages.all, { count: findings.length }), { severity: undefined }, filter.severity === undefined)}${severities
    .filter((severity) => bySeverity.has(severity))
    .map((severity) =>
      link(
        `${messages.severities[severity]} (${bySeverity.get(severity)?.length})`,
        { severity },
        filter.severity === severity,
      ),
    )}</nav>
<nav class="filters" aria-label="${messages.language}">${link(messages.anyLanguage, { language: undefined }, filter.language === undefined)}${[
    ...byLanguage,
  ]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([code, found]) =>
      link(`${nameOf(code)} (${found.length})`, { language: code }, filter.language === code),
    )}</nav>`
}

function storyPart(story: OpenStory, own: readonly Finding[], language: ReportLanguage) {
  const messages = appMessages(language)
  return html`<h2 id="story">${story.fullSlug}</h2>
${own.length === 0 ? html`<p id="story-count">${messages.nothing}</p>` : html`<p id="story-count"><strong>${own.length}</strong> ${messages.inStory}</p>${list(own, language, false)}`}
${addressList(story, language)}`
}

function countsTable(findings: readonly Finding[], messages: AppMessages) {
  const groups = [...Map.groupBy(findings, ({ code }) => code).values()].toSorted(
    ([a], [b]) => severities.indexOf(a?.severity ?? 'info') - severities.indexOf(b?.severity ?? 'info'),
  )
  if (groups.length === 0) return html`<p>${messages.nothing}</p>`
  const rows = groups.flatMap(([first, ...others]) =>
    first
      ? [
          html`<tr data-code="${first.code}"><th scope="row"><a href="#${first.code}">${messages.codes[first.code]}</a></th>
<td class="${first.severity}">${messages.severities[first.severity]}</td><td class="count">${others.length + 1}</td></tr>`,
        ]
      : [],
  )
  const heads = [messages.what, messages.severity, messages.count].map((word) => html`<th scope="col">${word}</th>`)
  return html`<table><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>`
}

function list(findings: readonly Finding[], language: ReportLanguage, hasStory: boolean) {
  const messages = appMessages(language)
  const lines = findings.slice(0, mostListed).map(
    (
      finding,
    ) => html`<li><span class="${finding.severity}">${messages.severities[finding.severity]}</span> ${describeFinding(finding, language)}
<br><a href="${finding.editorUrl}" target="_top">${placeOf(finding, hasStory, language)}</a></li>`,
  )
  const rest = findings.length - lines.length
  return html`<ul>${lines}</ul>${rest > 0 ? html`<p class="quiet">${filled(messages.more, { count: rest })}</p>` : ''}`
}

/** The location of a finding: field and language, with the story where the list is of several. */
function placeOf(finding: Finding, hasStory: boolean, reported: ReportLanguage): string {
  const { fullSlug, language } = finding
  const story = hasStory ? [fullSlug || appMessages(reported).schema] : []
  const place = locateFinding(finding, reported)
  const field = language === undefined ? place : `${place} (${language})`
  return [...story, field].filter((part) => part !== '').join(': ')
}
