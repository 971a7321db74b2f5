import { parse as parseMessage, type Token } from '@messageformat/parser'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { tradeNameProblems } from '../checks/trade-names.fixture.ts'
import { translationProblems } from '../checks/translation-problems.fixture.ts'
import { readSources } from '../compile/read-sources.ts'
import type { SourceStory } from '../compile/source-story.ts'
import { spaceLocales } from '../compile/space-locales.ts'
import { shopEan } from './product-row.ts'
import { tableStories, tableTranslations } from './table-products.ts'
import { readWording, sayIn, tableLocales } from './wording.ts'

const stories = await readSources()
const products = stories.filter(({ content }) => content.component === 'product')
const made = tableStories()
const wordings = ['key-wording', 'machine-wording', 'electronic-wording', 'cylinder-wording', 'accessory-wording']

const shape = z.looseObject({
  code: z.string(),
  kind: z.string(),
  categories: z.array(z.string()).min(1),
  status: z.string(),
  replacedBy: z.string().optional(),
})

function countsOf(list: readonly SourceStory[]) {
  const kinds = list.map(({ content }) => shape.parse(content).kind)
  return Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]))
}

/** Names of the arguments of a message, at any depth. */
function argumentsOf(message: string): string[] {
  const inside = (tokens: readonly Token[]): string[] =>
    tokens.flatMap((token) => {
      if (token.type === 'content' || token.type === 'octothorpe') return []
      return [token.arg, ...('cases' in token ? token.cases.flatMap(({ tokens: own }) => inside(own)) : [])]
    })
  return [...new Set(inside(parseMessage(message)))].toSorted()
}

describe('the products', () => {
  test('are 96: 48 blanks, 12 machines, 18 electronic ones, 10 cylinders and padlocks, 8 accessories', () => {
    expect(countsOf(products)).toEqual({
      key_blank: 48,
      machine: 12,
      electronic: 18,
      cylinder_padlock: 10,
      accessory: 8,
    })
  })

  test('each has a code that no other product and no variant has', () => {
    const coded = z.looseObject({
      code: z.string(),
      variants: z.array(z.looseObject({ code: z.string() })).default([]),
    })
    const codes = products.flatMap(({ content }) => {
      const { code, variants } = coded.parse(content)
      return [code, ...variants.map((variant) => variant.code)]
    })
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  })

  test('every EAN is from the shops’ own range, has its check digit, and is used once', () => {
    const eans: readonly string[] = JSON.stringify(made.map(({ content }) => content)).match(/(?<="ean":")\d+/g) ?? []
    expect(eans.length).toBeGreaterThan(80)
    expect(eans.filter((ean, index) => eans.indexOf(ean) !== index)).toEqual([])
    for (const ean of eans) expect(shopEan.safeParse(ean).success).toBe(true)
  })

  test('every published blank states what is measured at a key: blade, cuts and their sides; a flat blade its grooves', () => {
    const measured = z.looseObject({
      keyType: z.string(),
      bladeLengthMm: z.number(),
      bladeHeightMm: z.number(),
      bowShape: z.string(),
      cuts: z.number(),
      cutSides: z.enum(['one', 'both', 'around']),
      grooves: z.number().optional(),
    })
    const blank = z.looseObject({ kind: z.literal('key_blank'), spec: z.tuple([measured]) })
    const stated = products
      .filter(({ state, content }) => state !== 'draft' && content['kind'] === 'key_blank')
      .map(({ content }) => blank.parse(content).spec[0])
    expect(stated).toHaveLength(47)
    const withoutBlade = ['tubular', 'bit', 'cruciform']
    for (const { keyType, grooves } of stated) expect(grooves === undefined).toBe(withoutBlade.includes(keyType))
  })

  test('an EAN with another last digit, or of a real product, is refused', () => {
    expect(shopEan.safeParse('2000000010015').success).toBe(false)
    expect(shopEan.safeParse('8400000000000').success).toBe(false)
  })

  test('every product and category that one names exists', () => {
    const keys = new Set(stories.map(({ key }) => `@${key}`))
    for (const { key, content } of made) {
      const named: readonly string[] = JSON.stringify(content).match(/@(?:product|category)\/[a-z0-9-]+/g) ?? []
      expect({ key, lost: named.filter((name) => !keys.has(name)) }).toEqual({ key, lost: [] })
      expect(named).not.toContain(`@${key}`)
    }
  })

  test('a discontinued one names a successor that is not discontinued', () => {
    const gone = made.map(({ content }) => shape.parse(content)).filter(({ status }) => status === 'discontinued')
    expect(gone.length).toBeGreaterThan(2)
    for (const { code, replacedBy } of gone) {
      const heir = products.find(({ key }) => `@${key}` === replacedBy)
      expect([code, heir && shape.parse(heir.content).status]).not.toEqual([code, 'discontinued'])
      expect(heir).toBeDefined()
    }
  })

  test('each has a unique text', () => {
    const texts = made.map(({ content }) => [content['name'], content['subtitle'], content['description']].join('\n'))
    expect(new Set(texts).size).toBe(made.length)
    const specs = made.map(({ content }) => JSON.stringify([content['spec'], content['packaging']]))
    expect(new Set(specs).size).toBe(made.length)
  })
})

describe('the categories', () => {
  const categories = stories.filter(({ content }) => content.component === 'category')
  const parentOf = (key: string) => {
    const parent = categories.find((one) => one.key === key)?.content['parent']
    return typeof parent === 'string' ? parent.slice(1) : undefined
  }

  test('are 16, and each has a published product', () => {
    expect(categories).toHaveLength(16)
    const used = new Set(
      products.filter(({ state }) => state === 'published').flatMap(({ content }) => shape.parse(content).categories),
    )
    expect(categories.map(({ key }) => `@${key}`).filter((key) => !used.has(key))).toEqual([])
  })

  test('no category is its own ancestor', () => {
    for (const { key } of categories) {
      const way: string[] = []
      for (let at: string | undefined = key; at !== undefined && !way.includes(at); at = parentOf(at)) way.push(at)
      expect(parentOf(way.at(-1) ?? '')).toBeUndefined()
    }
  })
})

describe('the words of the tables', () => {
  test.each(spaceLocales)('are complete in %s, and right by every rule of the language', (locale) => {
    const translations = tableTranslations(locale)
    expect(translationProblems(made, { locale, translations })).toEqual([])
    const texts = [...translations].map(([at, { words }]) => ({ at, text: words }))
    expect(tradeNameProblems(texts)).toEqual([])
    expect(texts.filter(({ text }) => /[{}]|undefined|NaN/.test(text))).toEqual([])
  })

  test.each(wordings)('every message of %s is written in all languages', (name) => {
    const lacking = Object.entries(readWording(name)).flatMap(([message, words]) =>
      tableLocales.flatMap((locale) => (words[locale] === undefined ? [`${message}: ${locale}`] : [])),
    )
    expect(lacking).toEqual([])
  })

  test.each(wordings)('every message of %s takes the same arguments in all languages', (name) => {
    for (const [id, message] of Object.entries(readWording(name))) {
      const [spanish = [], ...others] = tableLocales.map((locale) => argumentsOf(message[locale] ?? ''))
      for (const found of others) expect([id, found]).toEqual([id, spanish])
    }
  })

  test('numbers and units are written as each language writes them', () => {
    const wording = { width: Object.fromEntries(tableLocales.map((locale) => [locale, '{mm, number, mm}'])) }
    const width = (locale: (typeof tableLocales)[number]) => sayIn(locale, wording as never)('width', { mm: 2.25 })
    expect(width('en')).toBe('2.25 mm')
    expect(width('de')).toBe('2,25 mm')
    expect(width('ru')).toBe('2,25 мм')
  })

  test('a message that does not exist is an error, not its name', () => {
    expect(() => sayIn('es', {})('nothing')).toThrow('there is no message nothing')
  })
})
