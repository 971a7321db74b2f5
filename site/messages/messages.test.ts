import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { localeCodes } from '#site/routing/locales.ts'
import { messagesFor } from './load-messages.ts'

type Message = { source: string; translation: string }

/** Pairs of a PO file; texts stand on one line each. */
function readCatalogue(locale: string): Message[] {
  const po = readFileSync(new URL(`./${locale}.po`, import.meta.url), 'utf8')
  return [...po.matchAll(/msgid ((?:".*"\n?)+)msgstr ((?:".*"\n?)+)/g)].flatMap(([, id = '', text = '']) => {
    const [source, translation] = [joined(id), joined(text)]
    return source === '' ? [] : [{ source, translation }]
  })
}

function joined(lines: string): string {
  return [...lines.matchAll(/"(.*)"/g)].map(([, text]) => text).join('')
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\w+(?=[,}])|<\/?\d+\/?>/g) ?? [])].toSorted()
}

/** Words that are the same in every language, and the forms in which a title is put together. */
const unchanged = /^(Bluetooth|EAN|Ethernet|USB|Wi-Fi|Software|\{\w+\} · \{\w+\})$/

const translated = localeCodes.filter((code) => code !== 'en')
const source = readCatalogue('en').map((message) => message.source)

describe.each(translated)('the catalogue %s', (locale) => {
  const catalogue = readCatalogue(locale)

  test('has every text, with the placeholders of its source', () => {
    expect(catalogue.map((message) => message.source)).toEqual(source)
    for (const { source: from, translation } of catalogue) {
      expect([from, translation === '']).toEqual([from, false])
      expect([from, placeholders(translation)]).toEqual([from, placeholders(from)])
    }
  })

  test('is loaded for readers of its language', async () => {
    const i18n = await messagesFor(locale)
    expect(i18n.locale).toBe(locale)
    expect(Object.keys(i18n.messages)).toHaveLength(source.length)
  })
})

test('the Russian catalogue is written in Cyrillic', () => {
  const latin = readCatalogue('ru').filter((one) => !unchanged.test(one.source) && !/[а-яё]/i.test(one.translation))
  expect(latin).toEqual([])
})

test('the Romanian catalogue has s and t with a comma, not with a cedilla', () => {
  const text = readCatalogue('ro')
    .map((one) => one.translation)
    .join()
  expect(text).toMatch(/[șț]/)
  expect(text).not.toMatch(/[şţ]/)
})

test('the French catalogue has a narrow space that does not break before high punctuation', () => {
  const wrong = readCatalogue('fr').filter((one) => / [;:!?]/.test(one.translation))
  expect(wrong).toEqual([])
})

test('counted texts have the forms of their language', () => {
  const forms = (locale: string) => readCatalogue(locale).filter((one) => one.source.includes(', plural,'))
  for (const { translation } of forms('ru')) expect(translation).toMatch(/one .*few .*many .*other /)
  for (const { translation } of forms('ro')) expect(translation).toMatch(/one .*few .*other /)
})
