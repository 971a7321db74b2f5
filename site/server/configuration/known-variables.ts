import leven from 'leven'
import { siteVariables } from './site-variables.ts'

/** Those of the embedded stack, the app in the CMS, a build and the tests, which a process of the site finds in its environment too. */
const othersOfProject =
  'APP_CLIENT_ID APP_CLIENT_SECRET APP_FOLDER APP_LANGUAGES APP_SLUG APP_URL CHROMIUM_PATH CMS_ORIGIN CONTENT_MANAGEMENT_TOKEN ' +
  'CONTENT_PORT CONTENT_URL DATA_FOLDER EDITOR_PORT IDENTITY_FAULTS IDENTITY_PORT MAIL_PORT MAIL_WEB_PORT PLUGIN_PORT ' +
  'SEARCH_PORT SITE_OUTPUT TEST_PORTS'

/** The site's variables without the exporters' own, of which there are more (`OTEL_…`). */
const known = [...Object.keys(siteVariables.shape), 'NODE_ENV', ...othersOfProject.split(' ')]

/** First words of the names that are ours alone. */
const prefixes = ['CDN', 'CONTENT', 'FORMS', 'GATE', 'IDENTITY', 'PAGE_STORE', 'SEARCH', 'SITE', 'SUBMISSIONS']

/** Names that are nearly those of a variable, or begin as ours do: a sentence each. */
export function misspelledIn(source: Readonly<Record<string, string | undefined>>): string[] {
  const strange = Object.keys(source).filter((name) => source[name] !== '' && !known.includes(name))
  return strange.flatMap((name) => {
    const near = known.find((one) => leven(one, name) <= (one.length < 10 ? 1 : 2))
    if (near !== undefined) return [`${name} is not known: did you mean ${near}?`]
    return prefixes.some((prefix) => name.startsWith(`${prefix}_`))
      ? [`${name} is not known: .env.example has all variables.`]
      : []
  })
}
