import type { OpenStory } from 'cms-plugin/reports/open-story.ts'
import { languageName, type ReportLanguage } from 'cms-plugin/reports/say-finding.ts'
import type { StoryAddress } from 'cms-plugin/reports/story-addresses.ts'
import { html } from 'hono/html'
import { appWords } from './app-words.ts'

/** Where the site shows a story: a list a website, with a link for each locale. */
export function addressList({ addresses, isPublished }: OpenStory, told: ReportLanguage) {
  const words = appWords(told)
  if (addresses.length === 0) return html`<p class="quiet">${words.noPage}</p>`
  const sites = [...Map.groupBy(addresses, ({ href }) => new URL(href).host)]
  return html`${isPublished ? '' : html`<p class="warning">${words.unpublished}</p>`}
<div id="addresses">${sites.map(
    ([host, own], at) =>
      html`<section aria-labelledby="site-${at}"><h3 id="site-${at}">${host}</h3><ul>${own.map((address) => line(address, told))}</ul></section>`,
  )}</div>`
}

function line({ locale, href, shown }: StoryAddress, told: ReportLanguage) {
  const other = html` <span class="quiet">${appWords(told).shows(languageName(shown, told))}</span>`
  const path = decodeURI(new URL(href).pathname)
  return html`<li><abbr class="place" title="${languageName(locale, told)}">${locale}</abbr>
<span><a href="${href}" hreflang="${shown}" target="_blank" rel="noopener">${path}</a>${shown === locale ? '' : other}</span></li>`
}
