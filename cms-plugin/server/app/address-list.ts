import type { StoryAddress } from 'cms-plugin/reports/content/story-addresses.ts'
import { filled, languageName, type ReportLanguage } from 'cms-plugin/reports/messages/describe-finding.ts'
import type { OpenStory } from 'cms-plugin/reports/open-story.ts'
import { html } from 'hono/html'
import { appMessages } from './app-messages.ts'

/** The addresses of a story on the site: a list a website, with a link for each locale. */
export function addressList({ addresses, isPublished }: OpenStory, reported: ReportLanguage) {
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
