import { safeParsed } from 'component-schemas/parse/safe-parsed.ts'
import { type LocaleCode, locales } from 'site/routing/locales.ts'
import { markets } from 'site/routing/markets.ts'
import { timeZoneOf } from 'site/server/preview/market-time.ts'
import { z } from 'zod'

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'A colour is written as #rrggbb in small letters.')
const code = z.string().regex(/^[a-z]{2}$/, 'A language is its two letters, such as ca.')

const language = z.union([
  code.refine((one) => Object.hasOwn(locales, one), {
    error: ({ input }) =>
      `The project has no texts in "${String(input)}": write { "code", "iso", "name" }, such as { "code": "ca", "iso": "ca-ES", "name": "Català" }.`,
  }),
  z.strictObject({ code, iso: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/), name: z.string().min(1) }),
])

const country = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/, 'A market is named in small letters, such as andorra.'),
  name: z.string().min(1),
  country: z.string().regex(/^[A-Z]{2}$/, 'A country is its two letters, such as AD.'),
  languages: z.array(code).min(1),
  timeZone: z.string().refine(isTimeZone, 'A time zone is a name of the IANA, such as Europe/Andorra.'),
})

const answersFile = z.strictObject({
  name: z.string().min(2).max(40),
  legalName: z.string().min(2),
  /** Domain of the addresses of mail. */
  domain: z.hostname(),
  colours: z.strictObject({ ink: colour, accent: colour }).partial().default({}),
  typeface: z.enum(['plex', 'system']).default('plex'),
  /** A file with paths only, from the folder of the answers. */
  logo: z.string().optional(),
  /** In the order in which visitors choose; the first is the one that content is written in. */
  languages: z.array(language).min(1),
  /** Replaces texts that are not translated. */
  fallback: code.optional(),
  /** Markets of one country; the shared website of all countries is always there. */
  markets: z.array(z.union([z.string(), country])).min(1),
  features: z.union([z.literal('all'), z.array(z.string())]).default('all'),
})

export type Language = { code: string; iso: string; name: string; isNew: boolean }
export type Country = z.output<typeof country> & { isKnown: boolean }

/** What `npm run adopt` needs to know; `id` follows from the name. */
export type Answers = Omit<z.output<typeof answersFile>, 'languages' | 'markets' | 'fallback'> & {
  id: string
  languages: readonly Language[]
  markets: readonly Country[]
  fallback: string
}

/**
 * Reads the answers of a file or of the questions.
 * @throws Error with a sentence for each answer that cannot be used
 */
export function readAnswers(given: unknown): Answers {
  const parsed = safeParsed(answersFile, given)
  if (!parsed.success) throw new Error(`These answers cannot be used.\n${z.prettifyError(parsed.error)}`)
  const { data } = parsed
  const languages = data.languages.map(languageOf)
  const codes = languages.map((one) => one.code)
  const fallback = data.fallback ?? (codes.includes('en') ? 'en' : (codes[0] ?? ''))
  const countries = data.markets.map(countryOf)
  const lines = contradictionsOf({ codes, fallback, countries })
  if (lines.length > 0) throw new Error(`These answers cannot be used.\n${lines.map((line) => `✖ ${line}`).join('\n')}`)
  return { ...data, id: idOf(data.name), languages, fallback, markets: countries }
}

function contradictionsOf(read: { codes: string[]; fallback: string; countries: Country[] }): string[] {
  const { codes, fallback, countries } = read
  const named = [...codes, ...countries.map(({ id }) => id)]
  const twice = named.filter((one, place) => named.indexOf(one) < place)
  const spoken = countries.flatMap(({ id, languages }) => languages.map((own) => ({ market: id, own })))
  const unknown = [...spoken, { market: 'the fallback', own: fallback }].filter(({ own }) => !codes.includes(own))
  const torn = countries.filter((one) =>
    countries.some((other) => other.country === one.country && other.timeZone !== one.timeZone),
  )
  return [
    ...twice.map((one) => `${one} is there twice.`),
    ...unknown.map(({ market, own }) => `${own} of ${market} is not among the languages.`),
    ...torn.map(
      ({ id, country: own }) => `${id}: the markets of ${own} have one time zone, in which their editors plan.`,
    ),
  ]
}

/** @throws Error with a sentence where a detail is missing */
export function readLanguage(given: unknown): Language {
  const parsed = safeParsed(language, given)
  if (parsed.success) return languageOf(parsed.data)
  throw new Error(`A new locale needs --iso and --called: npm run new -- locale ca --iso ca-ES --called Català`)
}

/** @throws Error with a sentence where a detail is missing */
export function readCountry(given: unknown): Country {
  const parsed = safeParsed(z.union([z.string(), country]), given)
  if (parsed.success) return countryOf(parsed.data)
  throw new Error(
    `A new market needs its details: npm run new -- market andorra --called Andorra --country AD --languages es --time-zone Europe/Andorra\n${z.prettifyError(parsed.error)}`,
  )
}

function languageOf(given: z.output<typeof language>): Language {
  if (typeof given !== 'string') return { ...given, isNew: !Object.hasOwn(locales, given.code) }
  return { ...locales[given as LocaleCode], isNew: false }
}

function countryOf(given: string | z.output<typeof country>): Country {
  if (typeof given !== 'string') return { ...given, isKnown: false }
  const known = Object.values(markets).find(({ id }) => id === given)
  if (known?.country === undefined)
    throw new Error(`There is no market "${given}": write { "id", "name", "country", "languages", "timeZone" }.`)
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(known.country) ?? given
  return {
    id: given,
    name,
    country: known.country,
    languages: [...known.locales],
    timeZone: timeZoneOf(known),
    isKnown: true,
  }
}

function idOf(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{Mark}/gu, '')
  const id = letters.toLowerCase().replace(/[^a-z0-9]+/g, '')
  if (!/^[a-z]/.test(id)) throw new Error('The name begins with a Latin letter: cookies and files are called after it.')
  return id
}

function isTimeZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name)
}
