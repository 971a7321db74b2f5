import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings, type Settings } from 'scripts/settings.ts'

/** First port of the browser tests, away from those of `npm start` so that both can run. */
const firstPort = Number(process.env['TEST_PORTS'] || 3900)
const ports = { SITE_PORT: String(firstPort), CONTENT_PORT: String(firstPort + 10) }

export const testSiteUrl = `http://localhost:${ports.SITE_PORT}`
/** The port that `scripts/settings.ts` gives the visual editor beside a content service on another port. */
export const testEditorUrl = `http://localhost:${firstPort + 5}`
export const testContentUrl = `http://localhost:${ports.CONTENT_PORT}`
/** The only origin whose frame may show drafts. */
export const testEditorOrigin = readSettings(ports).EDITOR_ORIGIN
export const testIdentityUrl = `http://localhost:${firstPort + 17}`
/** The mailbox of the system. */
export const testMailUrl = `http://localhost:${readSettings(ports).MAIL_WEB_PORT}`

/** Settings of a system of its own with an empty data folder. */
export function testSettings(): Settings {
  return readSettings({ ...ports, IDENTITY_FAULTS: 'on', DATA_FOLDER: mkdtempSync(join(tmpdir(), 'site-tests-')) })
}

/** A second system, for tests that stop its parts. Its folder is created at its start, not when tests are only listed. */
export function outageSettings(): Settings {
  return readSettings({
    SITE_PORT: String(firstPort + 20),
    CONTENT_PORT: String(firstPort + 30),
    DATA_FOLDER: join(tmpdir(), `site-outage-${randomUUID()}`),
  })
}

/** Another process of the site on the same services, with another configuration. */
export function secondSiteSettings(): Settings {
  return readSettings({
    ...ports,
    SITE_PORT: String(firstPort + 2),
    DATA_FOLDER: join(tmpdir(), `site-second-${randomUUID()}`),
  })
}
