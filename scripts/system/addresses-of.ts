import type { Settings } from '../settings.ts'

/** Addresses with their credentials: the five that a person needs first, or those of all parts. */
export function addressesOf(settings: Settings, isWhole: boolean): string {
  const content = `http://localhost:${settings.CONTENT_PORT}`
  const first: [string, string][] = [
    ['site', `http://localhost:${settings.SITE_PORT}   (English: /en)`],
    ['visual editor', `http://localhost:${settings.EDITOR_PORT}`],
    [
      'customers log in',
      `http://localhost:${settings.SITE_PORT}/extranet   marta@levante.example, password llaves-2026`,
    ],
    ['other customers', `http://localhost:${settings.IDENTITY_PORT}   (identity provider)`],
    ['mails that forms sent', `http://localhost:${settings.MAIL_WEB_PORT}   (SMTP on ${settings.MAIL_PORT})`],
  ]
  const rest: [string, string][] = [
    [
      'site, gated',
      `http://staging.localhost:${settings.SITE_PORT}   user ${settings.GATE_USER}, password ${settings.GATE_PASSWORD}`,
    ],
    ['app of the CMS', `http://localhost:${settings.PLUGIN_PORT}/app/?space_id=${settings.SPACE_ID}&user_id=1`],
    ['content, delivery API', `${content}/v2/cdn   token ${settings.CONTENT_PUBLIC_TOKEN}`],
    ['content, drafts', `${content}/v2/cdn   token ${settings.CONTENT_PREVIEW_TOKEN}`],
    [
      'content, management API',
      `${content}/v1/spaces/${settings.SPACE_ID}   token ${settings.CONTENT_MANAGEMENT_TOKEN}`,
    ],
    ['search', `http://localhost:${settings.SEARCH_PORT}   application ${settings.SEARCH_APP_ID}`],
    ['data', `${settings.DATA_FOLDER}   (npm run reset empties it)`],
  ]
  const rows = isWhole ? [...first, ...rest] : first
  const width = Math.max(...rows.map(([name]) => name.length))
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}   ${value}\n`)
  const more = isWhole ? '' : ' All addresses: npm start -- --verbose, and README.md.'
  return `\nEverything answers. Ctrl-C stops it.${more}\n\n${lines.join('')}\n`
}
