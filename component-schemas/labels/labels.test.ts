import { expect, test } from 'vitest'
import { labelLanguages, readLabels } from './label-languages.ts'
import { schemaTexts } from './schema-texts.ts'

test.each(labelLanguages.filter((language) => language !== 'en'))(
  'every text of the schema has a label in %s, and no label is unused',
  async (language) => {
    const labels = await readLabels(language)
    const texts = schemaTexts()
    expect([...texts].filter((text) => labels[text] === undefined)).toEqual([])
    expect(Object.keys(labels).filter((text) => !texts.has(text))).toEqual([])
  },
)
