import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { customerMarkets } from 'component-schemas/access/extranet-access.ts'
import { redirect } from 'component-schemas/content-types/redirect/schema.ts'
import { fileLanguages } from 'component-schemas/kinds/file-languages.ts'
import { toWire } from 'component-schemas/schema/to-wire.ts'
import { furtherLanguages, sourceLanguage } from 'component-schemas/served.ts'
import { root } from 'scripts/settings.ts'
import { fallbackLocales, localeCodes, locales, sourceLocale } from 'site/routing/locales.ts'
import { marketIds, markets } from 'site/routing/markets.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

/*
 * What no type ties to `site/brand/served.ts` (CONTRIBUTING.md, "Add a locale" and "Add a market"). This file sees what the site really
 * serves; unit tests see markets and languages of their own.
 */

describe('a language that the site serves', () => {
  test('is one of those that labels of datasources and content are written in, with the same source', () => {
    expect([sourceLanguage, ...furtherLanguages.map(({ entry_value }) => entry_value)].toSorted()).toEqual(
      localeCodes.toSorted(),
    )
    expect(sourceLanguage).toBe(sourceLocale)
  })

  test.each(localeCodes)('%s is a language of files', (locale) => expect(Object.keys(fileLanguages)).toContain(locale))

  test.each(localeCodes)('%s has demo content, or is its source', (locale) => {
    expect(locale === sourceLocale || has(`scripts/seed/content/i18n/${locale}.po`)).toBe(true)
  })

  test('can be replaced by one that is served', () =>
    expect(localeCodes).toEqual(expect.arrayContaining([...fallbackLocales])))
})

describe('a language that the project has texts for', () => {
  test.each(Object.keys(locales))('%s has a catalogue that the build compiles', (locale) => {
    expect(has(`site/messages/${locale}.po`)).toBe(true)
    expect(compiledCatalogues()).toContain(locale)
  })
})

describe('a market that the site serves', () => {
  test('is a choice of redirects and of rights of customers, with no other beside', () => {
    expect(choicesOfRedirect().toSorted()).toEqual(marketIds.toSorted())
    expect(['base', ...Object.keys(customerMarkets)].toSorted()).toEqual(marketIds.toSorted())
  })

  test.each(marketIds)('%s has only languages that are served', (id) => {
    expect(localeCodes).toEqual(expect.arrayContaining([...markets[id].locales]))
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
