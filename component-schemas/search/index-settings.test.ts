import { describe, expect, test } from 'vitest'
import { indexFamilies } from './index-names.ts'
import { indexSettings, replicaSettings } from './index-settings.ts'

const locales = ['es', 'en', 'pt', 'nl', 'it', 'de', 'fr', 'ro', 'ru']
const inLanguage = (locale: string) => ({
  queryLanguages: [locale],
  indexLanguages: [locale],
  ignorePlurals: [locale],
})

describe('an index of a language', () => {
  test.each(indexFamilies.flatMap((family) => locales.map((locale) => ({ family, locale }))))(
    '$family, $locale reads queries and words of that language alone',
    ({ family, locale }) => expect(indexSettings(family, locale)).toMatchObject(inLanguage(locale)),
  )

  test.each(locales)('has replicas with another order: %s', (locale) => {
    const replicas = Object.entries(replicaSettings(locale))
    expect(replicas.length).toBeGreaterThan(1)
    for (const [name, settings] of replicas) {
      expect(name).toContain(`_${locale}_`)
      expect(settings).toMatchObject(inLanguage(locale))
    }
  })
})
