import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { customerMarkets } from 'component-schemas/access/extranet-access.ts'
import { redirect } from 'component-schemas/content-types/redirect/schema.ts'
import { fileLanguages } from 'component-schemas/kinds/file-languages.ts'
import { toWire } from 'component-schemas/schema/to-wire.ts'
import { synonymsOf } from 'component-schemas/search/synonyms.ts'
import { furtherLanguages, sourceLanguage } from 'component-schemas/served.ts'
import { root } from 'scripts/settings.ts'
import { localeCodes } from 'site/routing/locales.ts'
import { marketIds } from 'site/routing/markets.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

/**
 * The places that name every locale or market and that no type ties to the tables of the site: CONTRIBUTING.md, "Add a locale"
 * and "Add a market". Those that a type ties are named by the compiler.
 */
const placesOfLocales: Readonly<Record<string, () => readonly string[]>> = {
  'turbo.json, outputs of build': () => compiledCatalogues(),
  'site/messages/<locale>.po': () => localeCodes.filter((locale) => has(`site/messages/${locale}.po`)),
  'component-schemas/served.ts, furtherLanguages, with the source as the names themselves': () => [
    sourceLanguage,
    ...furtherLanguages.map(({ entry_value: locale }) => locale),
  ],
  'component-schemas/kinds/file-languages.ts': () =>
    Object.keys(fileLanguages).filter((language) => language !== 'any'),
  'component-schemas/search/synonyms.ts': () => localeCodes.filter((locale) => synonymsOf(locale).length > 0),
  'scripts/seed/content/i18n/<locale>.po, with es as the source': () => [
    'es',
    ...localeCodes.filter((locale) => has(`scripts/seed/content/i18n/${locale}.po`)),
  ],
}

const placesOfMarkets: Readonly<Record<string, () => readonly string[]>> = {
  'component-schemas/content-types/redirect/schema.ts, markets': () => choicesOfRedirect(),
  'component-schemas/served.ts, countryMarkets: customerMarkets without the host of no market': () => [
    'base',
    ...Object.keys(customerMarkets),
  ],
  'tests/markets/<market>/routing.test.ts': () => marketIds.filter((id) => has(`tests/markets/${id}/routing.test.ts`)),
}

describe('every locale stands in', () => {
  test.each(Object.entries(placesOfLocales))('%s', (_, localesIn) => {
    expect(localesIn().toSorted()).toEqual(localeCodes.toSorted())
  })
})

describe('every market stands in', () => {
  test.each(Object.entries(placesOfMarkets))('%s', (_, marketsIn) => {
    expect(marketsIn().toSorted()).toEqual(marketIds.toSorted())
  })
})

function choicesOfRedirect(): string[] {
  const { options } = z
    .object({ options: z.array(z.object({ value: z.string() })) })
    .parse(toWire(redirect).schema['markets'])
  return options.map(({ value }) => value)
}

function has(path: string): boolean {
  return existsSync(join(root, path))
}

function compiledCatalogues(): string[] {
  const { tasks } = z
    .object({ tasks: z.object({ build: z.object({ outputs: z.array(z.string()) }) }) })
    .parse(JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')))
  return tasks.build.outputs.flatMap((output) => /^messages\/([a-z]{2})\.ts$/.exec(output)?.[1] ?? [])
}
