import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { labelLanguages } from 'component-schemas/labels/label-languages.ts'
import { parseVariables, type Source } from 'site/server/configuration/parse-variables.ts'
import { folderVariable, inProject } from 'site/server/configuration/project-folder.ts'
import { secret, secretsIn } from 'site/server/configuration/secrets.ts'
import { siteVariables } from 'site/server/configuration/site-variables.ts'
import { z } from 'zod'

export const root = inProject('')

const port = (fallback: number) => z.coerce.number().int().min(1024).max(65_535).default(fallback)

/** Variables for the site are parsed by the site's own rules. */
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
  /** The site and the app read it themselves; parsing here refuses a wrong list before any build or start. */
  SITE_HOSTS: site.SITE_HOSTS,
  IDENTITY_PORT: z.coerce.number().int().min(1024).max(65_535).optional(),
  /** Lets tests inject faults into the identity provider; never enabled in a real system. */
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
  DATA_FOLDER: folderVariable('.data'),
  /** The language of the names and descriptions of blocks and fields that a push gives a space. */
  SCHEMA_LABELS: z.enum(labelLanguages).default('en'),
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
 * The settings of the embedded stack, from the environment, then from `.env`.
 * @throws Error that names every invalid variable in a sentence
 */
export function readSettings(source: Record<string, string | undefined> = process.env): Settings {
  return withOwnPorts(readVariables(stackVariables, source))
}

/** Variables of a command. @throws Error that names every invalid one in a sentence */
export function readVariables<Schema extends z.ZodObject>(schema: Schema, source: Source): z.output<Schema> {
  return parseVariables(schema, source, 'A variable is wrong.')
}

/**
 * Removes the secrets of the environment from a text for a log or a terminal. The values of the embedded stack are
 * public and stay.
 */
export function withoutSecrets(text: string, source: Record<string, string | undefined> = process.env): string {
  return secretsIn({ ...siteVariables.shape, ...stackVariables.shape }, source)
    .filter((known) => known.length >= 6 && !known.startsWith('local-'))
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, known) => rest.replaceAll(known, '•••'), text)
}

/** A second system has mail, editor and identity provider on its own ports, next to that of its content service. */
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

/** Default addresses of the embedded stack, derived from its ports and the data folder. */
export function impliedPlaces(settings: Settings) {
  const at = (number: number) => `http://localhost:${number}`
  return {
    SITE_URL: at(settings.SITE_PORT),
    CONTENT_API_URL: `${at(settings.CONTENT_PORT)}/v2`,
    CONTENT_MANAGEMENT_URL: at(settings.CONTENT_PORT),
    SEARCH_HOST: at(settings.SEARCH_PORT),
    IDENTITY_ISSUER: at(settings.IDENTITY_PORT),
    SMTP_URL: `smtp://localhost:${settings.MAIL_PORT}`,
    EDITOR_ORIGIN: at(settings.EDITOR_PORT),
    PAGE_STORE_FOLDER: join(settings.DATA_FOLDER, 'page-store'),
    SUBMISSIONS_FOLDER: join(settings.DATA_FOLDER, 'submissions'),
    IDENTITY_FOLDER: join(settings.DATA_FOLDER, 'identity'),
  }
}

/**
 * Reads `.env` when it exists; variables of the shell take precedence. An address or folder that the file's own ports and
 * data folder imply is ignored: a second stack has other ports in the shell and the same file, and must not reach the first.
 */
export function loadEnvFile(
  file = join(root, '.env'),
  environment: Record<string, string | undefined> = process.env,
): void {
  const stated = readEnvFile(file)
  const implied = [stated, {}].map((source) => Object.entries(impliedPlaces(readSettings(source))))
  const isImplied = (name: string, value: string) =>
    implied.flat().some((place) => place[0] === name && (place[1] === value || place[1] === inProject(value)))
  for (const [name, value = ''] of Object.entries(stated)) {
    if (environment[name] === undefined && !isImplied(name, value)) environment[name] = value
  }
}

function readEnvFile(file: string): NodeJS.Dict<string> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}
