import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { routeSegments } from 'site/routing/segments/route-segments.ts'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { slugOf } from '../seed/compile/slug-of.ts'
import { sourceStory } from '../seed/compile/source-story.ts'
import type { TranslatedLocale } from '../seed/compile/space-locales.ts'
import { translatableUnits } from '../seed/compile/translatable-units.ts'
import { updatedTranslations } from '../seed/compile/update-translations.ts'
import type { Answers } from './answers.ts'
import type { Tree } from './tree.ts'

const neutral = join(import.meta.dirname, 'neutral')
const readNeutral = (path: string): unknown => parse(readFileSync(join(neutral, path), 'utf8'))
const content = 'scripts/seed/content'

const texts = z.array(z.record(z.string(), z.string())).parse(readNeutral('texts.yaml'))
const folders = z.looseObject({ pages: z.record(z.string(), z.string()), plain: z.record(z.string(), z.string()) })

/** A neutral story: its folder in Spanish words, its slug only where it does not follow from its name. */
const neutralStory = z.looseObject({
  name: z.string(),
  folder: z.string(),
  slug: z.string().optional(),
  isStartpage: z.boolean().optional(),
})

/** Words of the neutral content in the languages of a site. */
type Words = ReturnType<typeof wordsOf>

/**
 * Puts a small neutral set in the place of the demo content: home, two categories, three products, one piece of news, a form, legal
 * pages, in the languages of the answers.
 */
export async function writeContent(tree: Tree, answers: Answers): Promise<void> {
  for (const folder of ['source', 'i18n']) tree.remove(`${content}/${folder}`)
  tree.remove('scripts/seed/media')
  for (const name of ['keys', 'machines', 'electronics', 'cylinders', 'accessories'])
    tree.write(`${content}/tables/${name}.yaml`, '[]\n')
  for (const name of ['key', 'machine', 'electronic', 'cylinder', 'accessory'])
    tree.write(`${content}/tables/${name}-wording.yaml`, '{}\n')
  tree.write(`${content}/tables/shops.yaml`, "verifiedOn: '2026-01-01 00:00'\nhours: {}\nshops: []\n")
  await writePictures(tree)

  const words = wordsOf(answers)
  const [source = '', ...others] = answers.languages.map(({ code }) => code)
  const { pages, plain, ...rest } = folders.parse(readNeutral('folders.yaml'))
  const named = (rows: Record<string, string>) =>
    Object.fromEntries(Object.entries(rows).map(([path, name]) => [words.path(path, source), words.text(name, source)]))
  tree.write(`${content}/folders.yaml`, stringify({ pages: named(pages), ...rest, plain: named(plain) }))

  const stories = globSync('**/*.yaml', { cwd: join(neutral, 'source') }).map((name) => {
    const file = name.replaceAll('\\', '/')
    const given = neutralStory.parse(readNeutral(`source/${file}`))
    const story = storyIn(given, { words, source, others })
    tree.write(`${content}/source/${file}`, stringify(story))
    return { ...sourceStory.parse(story), key: file.replace(/\.yaml$/, ''), file: `content/source/${file}` }
  })
  for (const locale of others) {
    const units = stories.flatMap(translatableUnits)
    const known = units.map(({ context, source: text }) => {
      return [context, { source: text, words: words.again(text, locale), isFuzzy: false }] as const
    })
    const file = updatedTranslations(locale as TranslatedLocale, units, new Map(known))
    tree.write(`${content}/i18n/${locale}.po`, file.replace(/X-Source-Language: \w+/, `X-Source-Language: ${source}`))
  }
}

function wordsOf({ languages, fallback, name, legalName, domain }: Answers) {
  const [source = ''] = languages.map(({ code }) => code)
  const filled = (text: string) =>
    text.replaceAll('{company}', name).replaceAll('{legalName}', legalName).replaceAll('{mail}', `info@${domain}`)
  const wordIn = (row: Readonly<Record<string, string>>, language: string): string =>
    row[language] ?? row[fallback] ?? row['en'] ?? ''
  const segments = Object.values<Readonly<Record<string, string>>>(routeSegments)
  return {
    /** A Spanish text of the neutral content in a language. */
    text: (text: string, language: string) => {
      const row = texts.find(({ es }) => es === text)
      return filled(row ? wordIn(row, language) : text)
    },
    /** A text in the source language in another one. */
    again: (text: string, language: string) => {
      const row = texts.find((one) => filled(wordIn(one, source)) === text)
      return row ? filled(wordIn(row, language)) : text
    },
    /** A path of folders in Spanish words in those of a language. */
    path: (path: string, language: string) =>
      path
        .split('/')
        .map((word) => segments.find(({ es }) => es === word)?.[language] ?? word)
        .join('/'),
  }
}

type Languages = { words: Words; source: string; others: readonly string[] }

function storyIn(given: z.output<typeof neutralStory>, { words, source, others }: Languages): Record<string, unknown> {
  const slugIn = (language: string) => {
    if (given.isStartpage) return words.path(given.folder, language).split('/').at(-1) ?? ''
    return given.slug ?? slugOf(words.text(given.name, language), language as TranslatedLocale)
  }
  const slug = slugIn(source)
  const slugs = Object.fromEntries(
    others.map((one) => [one, slugIn(one)]).filter(([, own]) => own !== '' && own !== slug),
  )
  const translated = (value: unknown): unknown => {
    if (typeof value === 'string') return words.text(value, source)
    if (Array.isArray(value)) return value.map(translated)
    if (value === null || typeof value !== 'object' || value instanceof Date) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, translated(inner)]))
  }
  const { name, folder, ...rest } = given
  return {
    name: words.text(name, source),
    folder: words.path(folder, source),
    ...rest,
    slug,
    slugs,
    content: translated(given['content']),
  }
}

async function writePictures(tree: Tree): Promise<void> {
  for (const [name, width, height] of [
    ['banner', 2000, 1000],
    ['product', 960, 640],
  ] as const) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#d0d6dd" d="M0 0h${width}v${height}H0z"/><circle cx="${width / 2}" cy="${height / 2}" r="${height / 5}" fill="#b2bbc5"/></svg>`
    tree.write(
      `scripts/seed/media/example/${name}.webp`,
      await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer(),
    )
  }
}
