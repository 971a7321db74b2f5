import type { Settings } from '../settings.ts'

/** Prints the addresses and credentials of all parts. */
export function printAddresses(settings: Settings): void {
  const content = `http://localhost:${settings.CONTENT_PORT}`
  const rows: [string, string][] = [
    ['site', `http://localhost:${settings.SITE_PORT}   (English: /en)`],
    ['visual editor', `http://localhost:${settings.EDITOR_PORT}`],
    [
      'site, gated',
      `http://staging.localhost:${settings.SITE_PORT}   user ${settings.GATE_USER}, password ${settings.GATE_PASSWORD}`,
    ],
    ['content, delivery API', `${content}/v2/cdn   token ${settings.CONTENT_PUBLIC_TOKEN}`],
    ['content, drafts', `${content}/v2/cdn   token ${settings.CONTENT_PREVIEW_TOKEN}`],
    [
      'content, management API',
      `${content}/v1/spaces/${settings.SPACE_ID}   token ${settings.CONTENT_MANAGEMENT_TOKEN}`,
    ],
    ['search', `http://localhost:${settings.SEARCH_PORT}   application ${settings.SEARCH_APP_ID}`],
    ['mails that forms sent', `http://localhost:${settings.MAIL_WEB_PORT}   (SMTP on ${settings.MAIL_PORT})`],
    [
      'customers log in',
      `http://localhost:${settings.SITE_PORT}/extranet   marta@levante.example, password llaves-2026`,
    ],
    ['identity provider', `http://localhost:${settings.IDENTITY_PORT}   (its page lists all demo customers)`],
    ['data', `${settings.DATA_FOLDER}   (npm run reset empties it)`],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}   ${value}`)
  process.stdout.write(`\nEverything answers. Ctrl-C stops it.\n\n${lines.join('\n')}\n\n`)
}
