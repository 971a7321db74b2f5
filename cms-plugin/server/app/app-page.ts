import type { Finding } from 'cms-plugin/reports/finding.ts'
import { severities } from 'cms-plugin/reports/finding.ts'
import type { SpaceReport } from 'cms-plugin/reports/report-space.ts'
import { html, raw } from 'hono/html'
import type { StoryAddress } from './story-addresses.ts'

export type AppPageProps = {
  userName: string
  space: SpaceReport
  /** The open story; absent where the app shows the space alone. */
  story: { id: number; fullSlug: string; addresses: readonly StoryAddress[] } | undefined
}

/** At most this many findings of one code are listed; the count names them all. */
const mostListed = 50

const style = `
body{margin:0;padding:16px;background:#fbfaf7;color:#14181d;font:14px/1.5 "IBM Plex Sans",system-ui,sans-serif}
h1{font-size:20px;margin:0 0 4px}h2{font-size:16px;margin:24px 0 8px}p{margin:0 0 8px}ul{margin:0;padding:0;list-style:none}
table{border-collapse:collapse;width:100%;max-width:48rem}th,td{padding:6px 8px;border-bottom:1px solid #d5d9de;text-align:start;vertical-align:baseline}
td.count{text-align:end;font-variant-numeric:tabular-nums}a{color:#0b57d0}a:focus-visible,summary:focus-visible{outline:3px solid #0b57d0;outline-offset:2px}
li{padding:6px 0;border-bottom:1px solid #d5d9de}.place,.quiet{color:#4d5664}.error{color:#b3261e;font-weight:600}.warning{color:#8a5a00;font-weight:600}
summary{padding:6px 0;cursor:pointer}
`

/** What is to be put in order, of the open story and of the space; every line leads to its field. */
export function appPage({ userName, space, story }: AppPageProps) {
  const own = story === undefined ? [] : space.findings.filter(({ storyId }) => storyId === story.id)
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>In order</title><style>${raw(style)}</style><script src="/app/bridge.js" defer></script></head>
<body>
<h1>In order</h1>
<p class="quiet">Signed in as ${userName}. ${space.storyCount} stories were read.</p>
${story === undefined ? '' : storyPart(story, own)}
<h2>The space</h2>
${countsTable(space.findings)}
${[...Map.groupBy(space.findings, ({ code }) => code)].map(
  ([code, found]) => html`<details><summary>${code} (${found.length})</summary>${list(found, true)}</details>`,
)}
</body></html>`
}

function storyPart({ fullSlug, addresses }: NonNullable<AppPageProps['story']>, own: readonly Finding[]) {
  const links = addresses.map(
    ({ language, href }) =>
      html`<li><span class="place">${language}</span> <a href="${href}" target="_blank" rel="noopener">${href}</a></li>`,
  )
  return html`<h2 id="story">${fullSlug}</h2>
${addresses.length === 0 ? html`<p class="quiet">This story has no page of its own.</p>` : html`<ul>${links}</ul>`}
<p id="story-count"><strong>${own.length}</strong> to put in order here.</p>${list(own, false)}`
}

function countsTable(findings: readonly Finding[]) {
  const groups = [...Map.groupBy(findings, ({ code }) => code).values()].toSorted(
    ([a], [b]) => severities.indexOf(a?.severity ?? 'info') - severities.indexOf(b?.severity ?? 'info'),
  )
  if (groups.length === 0) return html`<p>Nothing found.</p>`
  const rows = groups.map(
    (found) => html`<tr data-code="${found[0]?.code}"><th scope="row">${found[0]?.code}</th>
<td class="${found[0]?.severity}">${found[0]?.severity}</td><td class="count">${found.length}</td></tr>`,
  )
  return html`<table><thead><tr><th scope="col">What</th><th scope="col">How bad</th><th scope="col">How many</th></tr></thead><tbody>${rows}</tbody></table>`
}

function list(findings: readonly Finding[], hasStory: boolean) {
  const lines = findings.slice(0, mostListed).map(
    ({
      severity,
      message,
      editorUrl,
      path,
      language,
      fullSlug,
    }) => html`<li><span class="${severity}">${severity}</span> ${message}
<br><a href="${editorUrl}" target="_top">${hasStory ? `${fullSlug}: ` : ''}${path}${language === undefined ? '' : ` (${language})`}</a></li>`,
  )
  const rest = findings.length - lines.length
  return html`<ul>${lines}</ul>${rest > 0 ? html`<p class="quiet">and ${rest} more</p>` : ''}`
}
