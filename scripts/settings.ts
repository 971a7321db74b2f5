import { join } from 'node:path'
import { secret, secretsIn } from 'site/configuration/secrets.ts'
import { siteVariables } from 'site/configuration/site-variables.ts'
import { z } from 'zod'

export const root = join(import.meta.dirname, '..')

const port = (fallback: number) => z.coerce.number().int().min(1024).max(65_535).default(fallback)

/** What the stack hands on to the site is parsed by the site's own rules. */
const site = siteVariables.shape

/** Every value of the embedded stack, with its default (README, "Addresses and credentials"). */
export const stackVariables = z.object({
  SITE_PORT: port(3000),
  CONTENT_PORT: port(4010),
  SPACE_ID: site.SPACE_ID,
  CONTENT_PUBLIC_TOKEN: site.CONTENT_PUBLIC_TOKEN,
  CONTENT_PREVIEW_TOKEN: site.CONTENT_PREVIEW_TOKEN,
  CONTENT_MANAGEMENT_TOKEN: secret(z.string().min(1).default('local-management')),
  WEBHOOK_SECRET: site.WEBHOOK_SECRET,
  FORMS_SECRET: site.FORMS_SECRET,
  SESSION_SECRET: site.SESSION_SECRET,
  /** Read by the site and the app themselves; a wrong list is refused before anything is built or started. */
  SITE_HOSTS: site.SITE_HOSTS,
  IDENTITY_PORT: z.coerce.number().int().min(1024).max(65_535).optional(),
  /** Lets tests make the provider of logins fail; never on where people log in. */
  IDENTITY_FAULTS: z.enum(['on', 'off']).default('off'),
  EDITOR_ORIGIN: site.EDITOR_ORIGIN.unwrap().optional(),
  GATE_USER: site.GATE_USER,
  GATE_PASSWORD: site.GATE_PASSWORD,
  MAIL_PORT: z.coerce.number().int().min(1024).max(65_535).optional(),
  MAIL_WEB_PORT: z.coerce.number().int().min(1024).max(65_535).optional(),
  SEARCH_PORT: z.coerce.number().int().min(1024).max(65_535).optional(),
  SEARCH_APP_ID: site.SEARCH_APP_ID,
  SEARCH_ADMIN_KEY: site.SEARCH_ADMIN_KEY,
  SEARCH_PUBLIC_KEY: site.SEARCH_PUBLIC_KEY,
  SEARCH_EXTRANET_KEY: site.SEARCH_EXTRANET_KEY,
  EDITOR_PORT: z.coerce.number().int().min(1024).max(65_535).optional(),
  PLUGIN_PORT: z.coerce.number().int().min(1024).max(65_535).optional(),
  APP_CLIENT_SECRET: secret(z.string().min(32).default('local-app-secret-for-this-machine-only')),
  DATA_FOLDER: z.string().min(1).default(join(root, '.data')),
})

export type Settings = z.output<typeof stackVariables> & {
  MAIL_PORT: number
  MAIL_WEB_PORT: number
  EDITOR_PORT: number
  PLUGIN_PORT: number
  SEARCH_PORT: number
  IDENTITY_PORT: number
  EDITOR_ORIGIN: string
}

/**
 * The embedded stack's settings from the environment and, below it, from `.env`.
 * @throws Error that names every wrong variable in a sentence
 */
export function readSettings(source: Record<string, string | undefined> = process.env): Settings {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = stackVariables.safeParse(set)
  if (parsed.success) return withOwnPorts(parsed.data)
  throw new Error(`A variable is wrong.\n${z.prettifyError(parsed.error)}\nSee .env.example.`)
}

/**
 * A text for a log or a terminal: whatever an error carries along, no secret of the environment is shown. The values of
 * the embedded stack are public and stay.
 */
export function withoutSecrets(text: string, source: Record<string, string | undefined> = process.env): string {
  return secretsIn({ ...siteVariables.shape, ...stackVariables.shape }, source)
    .filter((known) => known.length >= 6 && !known.startsWith('local-'))
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, known) => rest.replaceAll(known, '•••'), text)
}

/** A second system on other ports has its mails, its editor and its logins on ports of its own, next to its content service. */
function withOwnPorts(settings: z.output<typeof stackVariables>): Settings {
  const usual = usualPorts(settings.CONTENT_PORT)
  const ports = {
    MAIL_PORT: settings.MAIL_PORT ?? usual.mail,
    MAIL_WEB_PORT: settings.MAIL_WEB_PORT ?? usual.mail + 1,
    IDENTITY_PORT: settings.IDENTITY_PORT ?? usual.identity,
    SEARCH_PORT: settings.SEARCH_PORT ?? usual.search,
    EDITOR_PORT: settings.EDITOR_PORT ?? usual.editor,
    PLUGIN_PORT: settings.PLUGIN_PORT ?? usual.plugin,
  }
  const EDITOR_ORIGIN = settings.EDITOR_ORIGIN ?? `http://localhost:${ports.EDITOR_PORT}`
  return { ...settings, ...ports, EDITOR_ORIGIN }
}

function usualPorts(content: number) {
  if (content === 4010) return { mail: 4040, identity: 4020, search: 4030, editor: 4000, plugin: 3100 }
  return { mail: content + 5, identity: content + 7, search: content - 4, editor: content - 5, plugin: content - 2 }
}

/** Reads `.env` when there is one; what the shell already set wins (Node's own rule). */
export function loadEnvFile(): void {
  try {
    process.loadEnvFile(join(root, '.env'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
