import { defaultHosts, type SiteHost, siteHosts } from 'site/routing/hosts/site-hosts.ts'
import { type LocaleCode, localeCodes } from 'site/routing/locales.ts'
import { isLoopback } from 'site/server/configuration/is-loopback.ts'
import { parseVariables } from 'site/server/configuration/parse-variables.ts'
import { folderVariable } from 'site/server/configuration/project-folder.ts'
import { embeddedSecretsIn, secret } from 'site/server/configuration/secrets.ts'
import { databaseAddress } from 'site/server/configuration/site-variables.ts'
import { z } from 'zod'

/** The secret of the embedded stack: public, and therefore refused wherever the app has a public address. */
export const embeddedAppSecret = 'local-app-secret-for-this-machine-only'

const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((address) => new URL(address).origin === address, 'Write an origin: no path and no slash at its end.')

const languages = z
  .string()
  .transform((text) => text.split(',').map((code) => code.trim()))
  .pipe(z.array(z.enum(localeCodes, `Write codes with commas between them: ${localeCodes.join(', ')}.`)))

/** Every variable of the app's server. */
export const appVariables = z.object({
  PLUGIN_PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
  LISTEN_HOST: z.string().min(1).default('localhost'),
  APP_URL: origin
    .refine(
      (address) => address.startsWith('https:') || isLoopback(new URL(address).hostname),
      'A public address begins with https://.',
    )
    .optional(),
  APP_CLIENT_ID: z.string().min(1).default('local-app'),
  APP_CLIENT_SECRET: secret(
    z
      .string()
      .min(32, 'At least 32 characters: copy the client secret that the CMS shows for the app.')
      .default(embeddedAppSecret),
  ),
  APP_SLUG: z
    .string()
    .regex(/^[\w@.-]+$/, 'It has letters, digits and the signs _ @ . - only.')
    .default('in-order'),
  APP_LANGUAGES: languages.optional(),
  APP_FOLDER: folderVariable('.data/app'),
  DATABASE_URL: secret(databaseAddress().optional(), 'credentials'),
  CMS_ORIGIN: origin.default('http://localhost:4000'),
  CONTENT_URL: origin.default('http://localhost:4010'),
  SITE_URL: z.url().default('http://localhost:3000'),
  SITE_HOSTS: siteHosts.optional(),
})

/** Their names, for `.env.example` and the deployment. */
export const pluginVariables = Object.keys(appVariables.shape)

export type PluginEnv = Omit<z.output<typeof appVariables>, 'SITE_HOSTS' | 'APP_URL' | 'APP_LANGUAGES'> & {
  APP_URL: string
  /** Languages of the reports; all of the space when absent. */
  APP_LANGUAGES?: readonly LocaleCode[] | undefined
  SITE_HOSTS: readonly SiteHost[]
}

/**
 * The variables of the app's server, parsed once; an empty one counts as absent.
 * @throws Error with a sentence per wrong variable, or when a public address has the embedded stack's secret
 */
export function parsePluginEnv(source: Record<string, string | undefined>): PluginEnv {
  const parsed = parseVariables(appVariables, source, 'The app cannot start.')
  const { APP_URL = `http://localhost:${parsed.PLUGIN_PORT}`, SITE_HOSTS, ...rest } = parsed
  if (!isLoopback(new URL(APP_URL).hostname) && embeddedSecretsIn(appVariables.shape, rest).length > 0) {
    throw new Error(
      `The app cannot start: APP_CLIENT_SECRET still has the embedded stack's value while the app is ${APP_URL}. ` +
        'Set the client secret that the CMS shows for the app (README, "Connect a real space").',
    )
  }
  return { ...rest, APP_URL, SITE_HOSTS: SITE_HOSTS ?? defaultHosts(rest.SITE_URL) }
}
