import { z } from 'zod'
import { brand, brandMail } from '#site/brand/brand.ts'
import { siteHosts } from '#site/routing/hosts/site-hosts.ts'
import { cdnVariables } from './cdn-variables.ts'
import { folderVariable, inProject } from './project-folder.ts'
import { parseRedisAddress, redisProtocol } from './redis-address.ts'
import { secret } from './secrets.ts'

const isHttp = /^https?$/

/** URLs that browsers, pages or other services see, or whose client accepts no credentials in them. */
const openAddress = shownAddress(isHttp)

const searchAddress = z.literal('hosted', 'It is an address, or the word hosted.').or(openAddress)

/** Every variable of the site, with the value of the embedded stack where it has one. */
export const siteVariables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOSTING: z.enum(['own', 'node']).optional(),
  SITE_URL: openAddress.default('http://localhost:3000'),
  SITE_PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  SITE_BUILD_FOLDER: z
    .string()
    .regex(/^\.next[\w-]*$/, 'It is .next, or begins with it.')
    .default('.next'),
  LISTEN_HOST: z.string().min(1).default('localhost'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector(),
  OTEL_EXPORTER_OTLP_HEADERS: headers(),
  // The exporters read these themselves; they are named here for their secrets.
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector(),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: headers(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: collector(),
  OTEL_EXPORTER_OTLP_METRICS_HEADERS: headers(),
  OTEL_SERVICE_NAME: z.string().min(1).default(`${brand.id}-site`),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(100).default(60_000),
  LOG_FORMAT: z.enum(['json', 'text']).default('json'),
  LOG_REQUESTS: z.enum(['all', 'failed']).default('failed'),
  WARM_UP_SECONDS: z.coerce.number().min(0).max(60).default(10),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  STOP_SECONDS: z.coerce.number().positive().max(300).default(25),
  CONTENT_API_URL: openAddress.default('http://localhost:4010/v2'),
  CONTENT_REQUESTS_PER_SECOND: z.coerce.number().int().min(1).max(1000).default(50),
  CONTENT_PUBLIC_TOKEN: secret(z.string().min(1).default('local-public')),
  CONTENT_PREVIEW_TOKEN: secret(z.string().min(1).default('local-preview')),
  CONTENT_MANAGEMENT_URL: openAddress.default('http://localhost:4010'),
  CONTENT_PREVIEW_PLAN_TOKEN: secret(z.string().min(1).optional()),
  SPACE_ID: z.coerce.number().int().positive().default(100_001),
  EDITOR_ORIGIN: z
    .url({ protocol: isHttp, abort: true })
    .refine((address) => new URL(address).origin === address, 'It is an origin: no path, no slash at its end.')
    .default('http://localhost:4000'),
  GATE_USER: z
    .string()
    .regex(/^[^:]+$/, 'A user of basic authentication has no colon.')
    .default('redaccion'),
  GATE_PASSWORD: gatePassword(),
  CONTENT_ASSET_TOKEN: secret(z.string().min(1).default('local-preview')),
  WEBHOOK_SECRET: signingSecret('local-webhook-secret-of-this-machine'),
  PAGE_STORE_FOLDER: folderVariable('.data/page-store'),
  PAGE_STORE_MEGABYTES: z.coerce.number().positive().default(64),
  REDIS_URL: secret(redisUrl().optional(), 'credentials'),
  REDIS_CA_FILE: z.string().min(1).transform(inProject).optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w-]+$/, 'It has letters, digits, _ and - only.')
    .default(brand.id),
  SPACE_CHECK_SECONDS: z.coerce.number().positive().max(3600).default(30),
  SEARCH_CHECK_SECONDS: z.coerce.number().positive().max(86_400).default(600),
  SITE_HOSTS: siteHosts.optional(),
  SUBMISSIONS_FOLDER: folderVariable('.data/submissions'),
  DATABASE_URL: secret(databaseAddress().optional(), 'credentials'),
  // The driver reads it where the address has no password.
  PGPASSWORD: secret(z.string().min(1).optional()),
  FORMS_SECRET: signingSecret('local-forms-secret-of-this-machine'),
  // The path of such an address is often the credential.
  FORMS_WEBHOOK_URL: secret(openAddress.optional()),
  FORMS_WEBHOOK_SECRET: signingSecret('local-forms-webhook-of-this-machine'),
  JOBS_SECRET: secret(z.string().min(32, lengthSentence(32)).optional()),
  SEARCH_HOST: searchAddress.default('http://localhost:4030'),
  SEARCH_APP_ID: z.string().min(1).default('LOCALSEARCH'),
  SEARCH_ADMIN_KEY: secret(z.string().min(8).default('local-search-admin')),
  SEARCH_PUBLIC_KEY: secret(z.string().min(8).default('local-search-public')),
  SEARCH_EXTRANET_KEY: secret(z.string().min(8).default('local-search-extranet')),
  SEARCH_BROWSER_HOST: searchAddress.optional(),
  SEARCH_LITE: flag('true'),
  SEARCH_CACHE_SECONDS: z.coerce.number().int().min(0).max(3600).default(60),
  SEARCH_RECOMMENDATIONS: flag('true'),
  SMTP_URL: secret(
    z
      .url({ protocol: /^smtps?$/, error: 'It is an address such as smtps://user:password@mail.example:465.' })
      .default('smtp://localhost:4040'),
    'credentials',
  ),
  MAIL_FROM: z.email().default(brandMail.forms),
  ENQUIRIES_TO: z.email().optional(),
  IDENTITY_ISSUER: openAddress.default('http://localhost:4020'),
  IDENTITY_CLIENT_ID: z.string().min(1).default('local-site'),
  IDENTITY_CLIENT_SECRET: secret(z.string().min(1).optional()),
  IDENTITY_SCOPE: z
    .string()
    .regex(/\bopenid\b/, 'It has the word openid.')
    .default('openid profile email offline_access'),
  IDENTITY_RESPONSE_MODE: z.enum(['query', 'form_post']).default('query'),
  IDENTITY_ORGANISATION: z.string().min(1).optional(),
  IDENTITY_MAX_AGE: z.coerce.number().int().positive().default(43_200),
  IDENTITY_ERROR_PATH: z.string().startsWith('/').default('/login-error'),
  IDENTITY_CONTACT: z.email().default(brandMail.login),
  IDENTITY_FOLDER: folderVariable('.data/identity'),
  SESSION_SECRET: signingSecret('local-session-secret-of-this-machine'),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'It is written as GTM- with capital letters and digits.')
    .optional(),
  STATISTICS_SCRIPT_URL: openAddress.optional(),
  STATISTICS_SCRIPT_INTEGRITY: z
    .string()
    .regex(/^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/, 'It is written as sha384- and the digest in base64.')
    .optional(),
  FIELD_DATA: flag('true'),
  SECURITY_CONTACT: shownAddress(/^(mailto|https)$/).default(`mailto:${brandMail.security}`),
  TRUST_PROXY: flag('false'),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z][a-z-]*$/i, 'It is the name of a header.')
    .optional(),
  ...cdnVariables,
})

/**
 * A secret that signs or encrypts: at least 32 characters (256 bits, the length of the keys made of it).
 * @param embedded value of the embedded stack
 */
export function signingSecret(embedded: string) {
  return secret(z.string().min(32, lengthSentence(32)).default(embedded))
}

function shownAddress(protocol: RegExp) {
  return z
    .url({ protocol, abort: true })
    .refine((address) => !hasCredentials(new URL(address)), 'This address may not hold a user or a password.')
}

/** The password of gated websites: strangers can guess it, so it has at least 16 characters. */
export function gatePassword() {
  return secret(z.string().min(16, lengthSentence(16)).default('local-gate-password'))
}

function lengthSentence(least: number): string {
  const command = `node -e "console.log(require('node:crypto').randomBytes(32).toString('base64url'))"`
  return `It has at least ${least} characters. This prints a random one: ${command}`
}

/** The address of PostgreSQL. */
export function databaseAddress() {
  const error = 'It is an address such as postgres://user:password@host/database.'
  return z.url({ protocol: /^postgres(ql)?$/, error })
}

function redisUrl() {
  const sentence = 'It is an address such as redis://host:6379.'
  return z.url({ protocol: redisProtocol, error: sentence, abort: true }).superRefine((address, context) => {
    try {
      parseRedisAddress(address)
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
    }
  })
}

function collector() {
  return secret(z.url({ protocol: isHttp }).optional(), 'credentials')
}

function headers() {
  return secret(z.string().min(1).optional(), 'headers')
}

function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== ''
}

function flag(usual: 'true' | 'false') {
  return z
    .enum(['true', 'false'])
    .default(usual)
    .transform((text) => text === 'true')
}
