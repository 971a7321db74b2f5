import { z } from 'zod'
import { defaultHosts, type SiteHost, siteHosts } from './routing/site-hosts.ts'

/** Values the embedded stack runs with; outside a developer's machine they would be public secrets. */
const embeddedCredentials = [
  'local-public',
  'local-preview',
  'local-management',
  'local-webhook-secret',
  'local-forms-secret',
  'local-forms-webhook',
  'local-session-secret',
  'local-gate',
  'local-search-admin',
  'local-search-public',
  'local-search-extranet',
]

const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  SITE_URL: z.url().default('http://localhost:3000'),
  SITE_PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  SITE_BUILD_FOLDER: z
    .string()
    .regex(/^\.next[\w-]*$/)
    .default('.next'),
  LISTEN_HOST: z.string().min(1).default('localhost'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().min(1).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('zarandal-site'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(100).default(60_000),
  LOG_FORMAT: z.enum(['json', 'text']).default('json'),
  LOG_REQUESTS: z.enum(['all', 'failed']).default('failed'),
  WARM_UP_SECONDS: z.coerce.number().min(0).max(60).default(10),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  STOP_SECONDS: z.coerce.number().positive().max(300).default(25),
  CONTENT_API_URL: z.url().default('http://localhost:4010/v2'),
  CONTENT_REQUESTS_PER_SECOND: z.coerce.number().int().min(1).max(1000).default(5),
  CONTENT_PUBLIC_TOKEN: z.string().min(1).default('local-public'),
  CONTENT_PREVIEW_TOKEN: z.string().min(1).default('local-preview'),
  SPACE_ID: z.coerce.number().int().positive().default(100_001),
  EDITOR_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine((address) => new URL(address).origin === address, 'It is an origin: no path, no slash at its end.')
    .default('http://localhost:4000'),
  GATE_USER: z
    .string()
    .regex(/^[^:]+$/, 'A user of basic authentication has no colon.')
    .default('redaccion'),
  GATE_PASSWORD: z.string().min(8).default('local-gate'),
  CONTENT_ASSET_TOKEN: z.string().min(1).default('local-preview'),
  WEBHOOK_SECRET: z.string().min(8).default('local-webhook-secret'),
  PAGE_STORE_FOLDER: z.string().default('.data/page-store'),
  PAGE_STORE_MEGABYTES: z.coerce.number().positive().default(64),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w-]+$/)
    .default('zarandal'),
  SPACE_CHECK_SECONDS: z.coerce.number().positive().max(3600).default(30),
  SITE_HOSTS: siteHosts.optional(),
  SUBMISSIONS_FOLDER: z.string().min(1).default('.data/submissions'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  FORMS_SECRET: z.string().min(8).default('local-forms-secret'),
  FORMS_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  FORMS_WEBHOOK_SECRET: z.string().min(8).default('local-forms-webhook'),
  SEARCH_HOST: z.union([z.literal('hosted'), z.url({ protocol: /^https?$/ })]).default('http://localhost:4030'),
  SEARCH_APP_ID: z.string().min(1).default('LOCALSEARCH'),
  SEARCH_ADMIN_KEY: z.string().min(8).default('local-search-admin'),
  SEARCH_PUBLIC_KEY: z.string().min(8).default('local-search-public'),
  SEARCH_EXTRANET_KEY: z.string().min(8).default('local-search-extranet'),
  SEARCH_BROWSER_HOST: z.union([z.literal('hosted'), z.url({ protocol: /^https?$/ })]).optional(),
  SEARCH_LITE: flag('true'),
  SEARCH_CACHE_SECONDS: z.coerce.number().int().min(0).max(3600).default(60),
  SEARCH_RECOMMENDATIONS: flag('true'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://localhost:4040'),
  MAIL_FROM: z.email().default('formularios@zarandal.example'),
  IDENTITY_ISSUER: z.url({ protocol: /^https?$/ }).default('http://localhost:4020'),
  IDENTITY_CLIENT_ID: z.string().min(1).default('zarandal-site'),
  IDENTITY_CLIENT_SECRET: z.string().min(1).optional(),
  IDENTITY_SCOPE: z
    .string()
    .regex(/\bopenid\b/)
    .default('openid profile email offline_access'),
  IDENTITY_RESPONSE_MODE: z.enum(['query', 'form_post']).default('query'),
  IDENTITY_ORGANISATION: z.string().min(1).optional(),
  IDENTITY_MAX_AGE: z.coerce.number().int().positive().default(43_200),
  IDENTITY_ERROR_PATH: z.string().startsWith('/').default('/login-error'),
  IDENTITY_CONTACT: z.email().default('extranet@zarandal.example'),
  IDENTITY_FOLDER: z.string().min(1).default('.data/identity'),
  SESSION_SECRET: z.string().min(16).default('local-session-secret'),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional(),
  STATISTICS_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  STATISTICS_SCRIPT_INTEGRITY: z
    .string()
    .regex(/^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/, 'It is written as sha384- and the digest in base64.')
    .optional(),
  TRUST_PROXY: flag('false'),
})

function flag(usual: 'true' | 'false') {
  return z
    .enum(['true', 'false'])
    .default(usual)
    .transform((text) => text === 'true')
}

export type Env = Omit<z.output<typeof variables>, 'SITE_HOSTS'> & { SITE_HOSTS: readonly SiteHost[] }

/**
 * The server's variables, parsed once.
 * @throws Error with a sentence per wrong variable; the process must not start
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(set)
  if (!parsed.success) throw new Error(`The site cannot start.\n${z.prettifyError(parsed.error)}\nSee .env.example.`)
  const env = { ...parsed.data, SITE_HOSTS: parsed.data.SITE_HOSTS ?? defaultHosts(parsed.data.SITE_URL) }
  refuseEmbeddedCredentials(env)
  return env
}

/** The measuring tools of the configuration, as `consent/tags` takes them. */
export function tagSettingsOf(from: Env) {
  return {
    tagManagerId: from.TAG_MANAGER_ID,
    statisticsScript: from.STATISTICS_SCRIPT_URL,
    statisticsIntegrity: from.STATISTICS_SCRIPT_INTEGRITY,
  }
}

function refuseEmbeddedCredentials(env: Env): void {
  const addresses = [env.SITE_URL, ...env.SITE_HOSTS.map(({ websiteUri }) => websiteUri)]
  const [foreign] = addresses.filter((address) => !isLoopback(new URL(address).hostname))
  if (env.NODE_ENV !== 'production' || foreign === undefined) return
  const { CONTENT_PUBLIC_TOKEN, CONTENT_PREVIEW_TOKEN, CONTENT_ASSET_TOKEN, WEBHOOK_SECRET } = env
  const { FORMS_SECRET, SESSION_SECRET } = env
  const FORMS_WEBHOOK_SECRET = env.FORMS_WEBHOOK_URL === undefined ? '' : env.FORMS_WEBHOOK_SECRET
  const GATE_PASSWORD = env.SITE_HOSTS.some(({ isGated }) => isGated) ? env.GATE_PASSWORD : ''
  const tokens = { CONTENT_PUBLIC_TOKEN, CONTENT_PREVIEW_TOKEN, CONTENT_ASSET_TOKEN, WEBHOOK_SECRET }
  const { SEARCH_ADMIN_KEY, SEARCH_PUBLIC_KEY, SEARCH_EXTRANET_KEY } = env
  const search = { SEARCH_ADMIN_KEY, SEARCH_PUBLIC_KEY, SEARCH_EXTRANET_KEY }
  const secrets = { ...tokens, ...search, FORMS_SECRET, FORMS_WEBHOOK_SECRET, SESSION_SECRET, GATE_PASSWORD }
  const embedded = Object.entries(secrets).filter(([, value]) => embeddedCredentials.includes(value))
  if (embedded.length === 0) return
  const names = embedded.map(([name]) => name).join(', ')
  throw new Error(
    `The site cannot start: ${names} still has the embedded stack's value while the site is ${foreign}. ` +
      'Set the credentials of the real space (README, "Production").',
  )
}

/** Variables that must stand in no log. */
const secretNames = [
  'CONTENT_PUBLIC_TOKEN',
  'CONTENT_PREVIEW_TOKEN',
  'CONTENT_ASSET_TOKEN',
  'WEBHOOK_SECRET',
  'GATE_PASSWORD',
  'FORMS_SECRET',
  'FORMS_WEBHOOK_SECRET',
  'SESSION_SECRET',
  'IDENTITY_CLIENT_SECRET',
  'SEARCH_ADMIN_KEY',
  'SEARCH_PUBLIC_KEY',
  'SEARCH_EXTRANET_KEY',
] as const satisfies readonly (keyof Env)[]

/** Their values, and the passwords that stand in addresses. */
export function secretsOf(from: Env): string[] {
  const addresses = [from.REDIS_URL, from.SMTP_URL, from.OTEL_EXPORTER_OTLP_ENDPOINT]
  const passwords = addresses.map((address) => new URL(address ?? 'none:').password)
  const collectorHeaders = (from.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').map((pair) => pair.split('=')[1] ?? '')
  return [...secretNames.map((name) => from[name] ?? ''), ...passwords, ...collectorHeaders].filter(
    (secret) => secret !== '',
  )
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[?::1\]?$/.test(hostname)
}

export const env = parseEnv(process.env)
