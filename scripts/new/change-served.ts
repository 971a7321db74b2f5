import { countryMarkets, sourceLanguage } from 'component-schemas/served.ts'
import { served } from 'site/brand/served.ts'
import { locales } from 'site/routing/locales.ts'
import { markets } from 'site/routing/markets.ts'
import { timeZoneOf } from 'site/server/preview/market-time.ts'
import { readCountry, readLanguage } from '../adopt/answers.ts'
import type { Tree } from '../adopt/tree.ts'
import { removeLanguage, removeMarket, type Serving, writeServed } from '../adopt/write-served.ts'
import { readWrittenSources } from '../seed/compile/read-sources.ts'
import type { TranslatedLocale } from '../seed/compile/space-locales.ts'
import { translatableUnits } from '../seed/compile/translatable-units.ts'
import { updatedTranslations } from '../seed/compile/update-translations.ts'

/** What the project needs to know of a market or language that it does not know. */
export type Details = { iso?: string; called?: string; country?: string; languages?: string; 'time-zone'?: string }

type Thing = { kindName: string; name: string; details: Details }

const names: Readonly<Record<string, string>> = countryMarkets

/**
 * The site serves one more locale or market; one that the project does not know gets its rows and files.
 * @throws Error when it is served already, or a detail is missing
 */
export async function addServed(tree: Tree, { kindName, name, details }: Thing): Promise<void> {
  const now = present()
  if (isServed(now, name)) throw new Error(`The site serves ${kindName} ${name} already.`)
  if (kindName === 'market') {
    const { called, country, languages = '', 'time-zone': timeZone } = details
    const isKnown = Object.hasOwn(markets, name)
    const row = { id: name, name: called, country, languages: languages.split(','), timeZone }
    writeServed(tree, { ...now, markets: [...now.markets, readCountry(isKnown ? name : row)] })
    return
  }
  const isKnown = Object.hasOwn(locales, name)
  const language = readLanguage(isKnown ? name : { code: name, iso: details.iso, name: details.called })
  writeServed(tree, { ...now, languages: [...now.languages, language] })
  const units = (await readWrittenSources()).flatMap(translatableUnits)
  const content = `scripts/seed/content/i18n/${name}.po`
  if (!tree.has(content)) tree.write(content, updatedTranslations(name as TranslatedLocale, units, new Map()))
}

/**
 * The site no longer serves a locale or market. The rows and files of those that unit tests are about stay.
 * @throws Error when it is not served, or something needs it
 */
export function removeServed(tree: Tree, { kindName, name }: Thing): void {
  const now = present()
  if (!isServed(now, name)) throw new Error(`The site does not serve a ${kindName} ${name}.`)
  const isOfTests = tree.read('tests/reference/served.ts').includes(`'${name}'`)
  if (kindName === 'market') {
    writeServed(tree, { ...now, markets: now.markets.filter(({ id }) => id !== name) })
    const market = now.markets.find(({ id }) => id === name)
    if (!isOfTests && market) removeMarket(tree, market)
    return
  }
  const users = now.markets.filter(({ languages }) => languages.includes(name)).map(({ id }) => `the market ${id}`)
  if (name === now.source) users.push('the content, which is written in it first')
  if (name === now.fallback) users.push('texts that are not translated')
  if (users.length > 0) throw new Error(`The locale ${name} is needed by ${users.join(', ')}.`)
  writeServed(tree, { ...now, languages: now.languages.filter(({ code }) => code !== name) })
  if (isOfTests) return
  removeLanguage(tree, name)
  tree.remove(`scripts/seed/content/i18n/${name}.po`)
}

function present(): Serving {
  return {
    languages: served.locales.map((code) => ({ ...locales[code], isNew: false })),
    source: sourceLanguage,
    fallback: served.fallback,
    timeZone: timeZoneOf(markets.base),
    markets: served.markets.flatMap((id) => {
      const { country, locales: languages } = markets[id]
      if (country === undefined) return []
      return {
        id,
        name: names[id] ?? id,
        country,
        languages: [...languages],
        timeZone: timeZoneOf(markets[id]),
        isKnown: true,
      }
    }),
  }
}

function isServed({ languages, markets: countries }: Serving, name: string): boolean {
  return [...languages.map(({ code }) => code), ...countries.map(({ id }) => id)].includes(name)
}
