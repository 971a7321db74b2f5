import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brand, brandMail } from 'site/brand/brand.ts'
import { root, type Settings } from '../../settings.ts'
import { siteEnvironment } from '../../system/services/start-site.ts'

/** The address of the site in the drill, behind nginx. */
export const siteUrl = 'https://localhost'
export const appUrl = 'https://cms.localhost'

/** A host of no market, whose Spanish addresses have no prefix. */
const hosts = JSON.stringify([{ host: 'localhost', website: siteUrl }])

/**
 * The files of variables as a person fills them in, by their names in the machine: the services of the embedded stack, and secrets of
 * its own. Values without angle brackets stay as the example has them, with the hosts of the drill.
 * @throws Error where an example has a placeholder that the drill cannot fill in
 */
export async function filledFiles(settings: Settings, contentUrl: string): Promise<Record<string, string>> {
  const embedded = siteEnvironment({ settings, siteUrl, contentUrl, mode: 'production' })
  const site = {
    ...embedded,
    SITE_HOSTS: hosts,
    WEBHOOK_SECRET: randomSecret(),
    FORMS_SECRET: randomSecret(),
    SESSION_SECRET: randomSecret(),
    MAIL_FROM: brandMail.forms,
    IDENTITY_CLIENT_ID: 'local-site',
    // The client of the embedded provider has none.
    IDENTITY_CLIENT_SECRET: '',
  }
  const app = {
    SITE_HOSTS: hosts,
    APP_CLIENT_ID: 'local-app',
    APP_CLIENT_SECRET: settings.APP_CLIENT_SECRET,
    APP_SLUG: 'in-order',
    CMS_ORIGIN: settings.EDITOR_ORIGIN,
    CONTENT_URL: contentUrl,
  }
  return {
    [`/etc/${brand.id}/site.env`]: filled(await example('site.env.example'), site),
    [`/etc/${brand.id}/app.env`]: filled(await example('app.env.example'), app),
  }
}

function example(name: string): Promise<string> {
  return readFile(join(root, 'deployment', name), 'utf8')
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  const lines = text.split('\n').map((line) => {
    const [, name] = /^([A-Z_]+)=/.exec(line) ?? []
    if (name === undefined) return line
    const value = values[name]
    const whole = value === undefined ? line : `${name}=${value}`
    if (/<[^>]+>/.test(whole)) throw new Error(`The drill has no value for ${whole}.`)
    return whole
      .replaceAll(`www.${brand.id}.example`, 'localhost')
      .replaceAll(`cms.${brand.id}.example`, 'cms.localhost')
  })
  return lines.join('\n')
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}
