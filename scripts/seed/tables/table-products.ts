import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceLocale } from 'site/routing/locales.ts'
import { parse } from 'yaml'
import { z } from 'zod'
import { tablesFolder } from '../compile/content-folder.ts'
import type { SourceStory } from '../compile/source-story.ts'
import type { TranslatedLocale } from '../compile/space-locales.ts'
import { translatableUnits } from '../compile/translatable-units.ts'
import type { Translations } from '../compile/translation.ts'
import { accessoryProduct } from './accessory-product.ts'
import { cylinderProduct } from './cylinder-product.ts'
import { electronicProduct } from './electronic-product.ts'
import { slugOfCode } from './general-content.ts'
import { keyProduct } from './key-product.ts'
import { machineProduct } from './machine-product.ts'
import type { ProductMaker } from './product-maker.ts'
import type { ProductRow } from './product-row.ts'
import { readWording, sayIn, type TableLocale } from './wording.ts'

/** One row a table; each represents a kind of product. */
const tables = [
  inEveryLanguage(keyProduct),
  inEveryLanguage(machineProduct),
  inEveryLanguage(electronicProduct),
  inEveryLanguage(cylinderProduct),
  inEveryLanguage(accessoryProduct),
] as const

const spanish = tables.flatMap((storiesIn) => storiesIn(sourceLocale))

/**
 * The products that are rows of a table, in Spanish.
 * @throws ZodError that names the first wrong cell
 */
export function tableStories(): readonly SourceStory[] {
  return spanish
}

/** Translations of these products in a language, by unit. The language's file does not have them. */
export function tableTranslations(locale: TranslatedLocale): Translations {
  const sources = new Map(spanish.flatMap(translatableUnits).map(({ context, source }) => [context, source]))
  const units = tables.flatMap((storiesIn) => storiesIn(locale)).flatMap(translatableUnits)
  return new Map(
    units.map(({ context, source: words }) => [context, { source: sources.get(context) ?? '', words, isFuzzy: false }]),
  )
}

function inEveryLanguage<Row extends ProductRow>(maker: ProductMaker<Row>): (locale: TableLocale) => SourceStory[] {
  const rows = z.array(maker.row).parse(parse(readFileSync(join(tablesFolder, `${maker.table}.yaml`), 'utf8')))
  const wording = readWording(maker.wording)
  return (locale) => {
    const say = sayIn(locale, wording)
    return rows.map((row) => ({
      name: maker.title?.(row) ?? row.code,
      folder: 'global/productos',
      slug: slugOfCode(row.code),
      slugs: {},
      isStartpage: false,
      state: row.state,
      tags: [],
      content: { component: 'product', ...withCode(row.code, maker.content(row, say, locale)) },
      key: `product/${slugOfCode(row.code)}`,
      file: `content/tables/${maker.table}.yaml, ${row.code}`,
    }))
  }
}

/** Products of a family share sentences; with its code before them, no two pages describe themselves alike. */
function withCode(code: string, content: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { ...content, summary: `${code}. ${String(content['summary'])}` }
}
