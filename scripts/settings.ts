import { join } from 'node:path'
import { z } from 'zod'

export const root = join(import.meta.dirname, '..')

const port = (fallback: number) => z.coerce.number().int().min(1024).max(65_535).default(fallback)

/** Every value of the embedded stack, with its default (README, "Addresses and credentials"). */
const variables = z.object({
  SITE_PORT: port(3000),
  CONTENT_PORT: port(4010),
  SPACE_ID: z.coerce.number().int().positive().default(100_001),
  CONTENT_PUBLIC_TOKEN: z.string().min(1).default('local-public'),
  CONTENT_PREVIEW_TOKEN: z.string().min(1).default('local-preview'),
  CONTENT_MANAGEMENT_TOKEN: z.string().min(1).default('local-management'),
  WEBHOOK_SECRET: z.string().min(8).default('local-webhook-secret'),
  FORMS_SECRET: z.string().min(8).default('local-forms-secret'),
  SESSION_SECRET: z.string().min(16).default('local-session-secret'),
  IDENTITY_PORT: z.coerce.number().int().min(1024).max(65_535).optional(),
  /** Lets tests make the provider of logins fail; never on where people log in. */
  IDENTITY_FAULTS: z.enum(['on', 'off']).default('off'),
  EDITOR_ORIGIN: z.url().optional(),
  GATE_USER: z.string().min(1).default('redaccion'),
  GATE_PASSWORD: z.string().min(8).default('local-gate'),
  MAIL_PORT: z.coerce.number().int().min(1024).max(65_535).optional(),
  MAIL_WEB_PORT: z.coerce.number().int().min(1024).max(65_535).optional(),
  SEARCH_PORT: z.coerce.number().int().min(1024).max(65_535).optional(),
  SEARCH_APP_ID: z.string().min(1).default('LOCALSEARCH'),
  SEARCH_ADMIN_KEY: z.string().min(8).default('local-search-admin'),
  SEARCH_PUBLIC_KEY: z.string().min(8).default('local-search-public'),
  SEARCH_EXTRANET_KEY: z.string().min(8).default('local-search-extranet'),
  EDITOR_PORT: z.coerce.number().int().min(1024).max(65_535).optional(),
  PLUGIN_PORT: z.coerce.number().int().min(1024).max(65_535).optional(),
  APP_CLIENT_SECRET: z.string().min(8).default('local-app-secret'),
  DATA_FOLDER: z.string().min(1).default(join(root, '.data')),
})

export type Settings = z.output<typeof variables> & {
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
  const parsed = variables.safeParse(set)
  if (parsed.success) return withOwnPorts(parsed.data)
  throw new Error(`A variable is wrong.\n${z.prettifyError(parsed.error)}\nSee .env.example.`)
}

/** A second system on other ports has its mails, its editor and its logins on ports of its own, next to its content service. */
function withOwnPorts(settings: z.output<typeof variables>): Settings {
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
