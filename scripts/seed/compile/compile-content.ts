import { createHash } from 'node:crypto'
import type { Field } from 'component-schemas/schema/field.ts'
import { sourceLocale } from 'site/routing/locales.ts'
import { documentFromMarkup } from '../rich-text/document-from-markup.ts'
import { blockNamed } from './block-named.ts'
import { compileLanding } from './compile-landing.ts'
import { isInLanguage } from './languages-of-story.ts'
import {
  plainWords,
  type SourceBlock,
  type SourcePicture,
  type SourceStory,
  sourceBlock,
  sourceFile,
  sourcePicture,
  sourceTable,
  sourceText,
} from './source-story.ts'
import type { TranslatedLocale } from './space-locales.ts'
import type { Translations } from './translation.ts'

/** Resolves the keys of the content files in a space. */
export type Targets = {
  /** `product/nor-1r` -> uuid; throws for an unknown story. */
  uuid: (key: string) => string
  /** Fields of a story link besides its uuid: where the story is. */
  place: (key: string) => Record<string, unknown>
  /** Name of a picture or document -> its asset's id and address; throws for an unknown file. */
  asset: (name: string) => { id: number; filename: string; width: number; height: number }
}

export type Language = { locale: TranslatedLocale; translations: Translations }

export type WireContent = Record<string, unknown> & { component: string; _uid: string }

type Place = {
  story: SourceStory
  targets: Targets
  languages: readonly Language[]
  path: string
  /** The language of this pass; undefined is Spanish. */
  language: Language | undefined
}

/**
 * A story's content as the management API stores it: Spanish in `field`, other languages in `field__i18n__<locale>`, and
 * only for fields that are translatable.
 * @throws Error that names file and field of the first mistake
 */
export function compileContent(story: SourceStory, targets: Targets, languages: readonly Language[]): WireContent {
  const own = languages.filter(({ locale }) => isInLanguage(story, locale))
  return compileBlock(story.content, { story, targets, languages: own, path: '', language: undefined })
}

function compileBlock(block: SourceBlock, place: Place): WireContent {
  const definition = at(place, () => blockNamed(block.component))
  const unknown = Object.keys(block).filter((name) => name !== 'component' && !(name in definition.fields))
  if (unknown.length > 0) throw mistake(place, `${block.component} has no field ${unknown.join(', ')}`)
  const fields = Object.entries(definition.fields).flatMap(([name, field]) => {
    const value = block[name]
    return value === undefined ? [] : compileField(name, { field, value }, place)
  })
  return { component: block.component, _uid: uidOf(place), ...Object.fromEntries(fields) }
}

/** The keys of one field: its Spanish value, and one more a language when the field is translatable. */
function compileField(name: string, given: Given, place: Place): [string, unknown][] {
  const inner = { ...place, path: place.path === '' ? name : `${place.path}.${name}` }
  const own: [string, unknown] = [name, compileValue(given, inner)]
  if (place.language || given.field.wire.translatable !== true) return [own]
  return [
    own,
    ...place.languages.map((language): [string, unknown] => [
      `${name}__i18n__${language.locale}`,
      compileValue(given, { ...inner, language }),
    ]),
  ]
}

type Given = { field: Field; value: unknown }
type Writer = (value: unknown, place: Place, field: Field) => unknown

/** One row a field type of Storyblok (docs, field types): how a value of a content file becomes a stored one. */
const writers: Partial<Record<Field['wire']['type'], Writer>> = {
  text: (value, place) => words(plainWords(value), place),
  textarea: (value, place) => words(plainWords(value), place),
  number: (value) => String(value),
  boolean: (value) => value === true,
  datetime: (value) => String(value),
  option: (value, place) => reference(value, place),
  options: (value, place) => (Array.isArray(value) ? value.map((item) => reference(item, place)) : []),
  richtext: compileText,
  asset: fileValue,
  multiasset: (value, place) =>
    Array.isArray(value) ? value.map((item, index) => assetValue(sourcePicture.parse(item), deeper(place, index))) : [],
  multilink: (value, place) => multilink(String(value), place),
  bloks: (value, place) =>
    Array.isArray(value) ? value.map((item, index) => compileBlock(sourceBlock.parse(item), deeper(place, index))) : [],
  table: compileTable,
  custom: landingValue,
}

function compileValue({ field, value }: Given, place: Place): unknown {
  const write = writers[field.wire.type]
  if (!write) throw mistake(place, `content files cannot write fields of type ${field.wire.type}`)
  return at(place, () => write(value, place, field))
}

function compileText(value: unknown, place: Place): unknown {
  const source = sourceText.parse(value)
  const [text, blocks] = typeof source === 'string' ? [source, {}] : [source.text, source.blocks]
  return documentFromMarkup(words(text.trim(), place), {
    link: (target) => linkAttributes(target, place),
    image: (picture, alt, title) => {
      const { filename, ...rest } = assetValue({ picture, alt, title }, { ...place, language: undefined })
      return { id: rest.id, src: filename, alt, title: title ?? '', source: '', copyright: '', meta_data: {} }
    },
    block: (name) => {
      const block = blocks[name]
      if (!block) throw new Error(`there is no block ${name} beside the text`)
      return compileBlock(block, deeper(place, name))
    },
  })
}

/** The one field plugin there is. Each language has its whole value in the content file. */
function landingValue(value: unknown, place: Place) {
  return compileLanding(value, place.language?.locale ?? sourceLocale, {
    file: (source) => fileValue(source, { ...place, language: undefined }),
    link: (target) => multilink(target, place),
    uuid: (target) => String(reference(target, place)),
  })
}

function compileTable(value: unknown, place: Place): unknown {
  const { head, rows } = sourceTable.parse(value)
  const cells = (texts: readonly string[], row: number) =>
    texts.map((text, column) => {
      const cell = deeper(deeper(place, row), column)
      return { component: row === 0 ? '_table_head' : '_table_col', _uid: uidOf(cell), value: words(text, cell) }
    })
  return {
    fieldtype: 'table',
    thead: cells(head, 0),
    tbody: rows.map((texts, index) => ({
      component: '_table_row',
      _uid: uidOf(deeper(place, index + 1)),
      body: cells(texts, index + 1),
    })),
  }
}

/** The translation of a Spanish text; a text without one stays Spanish, which the check of the content reports. */
function words(source: string, { story, path, language }: Place): string {
  if (!language) return source
  const found = language.translations.get(`${story.key}#${path}`)
  return found && found.words !== '' && !found.isFuzzy ? found.words : source
}

function reference(value: unknown, { targets }: Place): unknown {
  return typeof value === 'string' && value.startsWith('@') ? targets.uuid(value.slice(1)) : value
}

function fileValue(value: unknown, place: Place) {
  return assetValue(sourceFile.safeParse(value).data ?? sourcePicture.parse(value), place)
}

function assetValue(source: SourcePicture, place: Place) {
  const { id, filename, width, height } = place.targets.asset(source.picture)
  const [x, y] = (source.focus ?? [0.5, 0.5]).map((part, index) => Math.round(part * (index === 0 ? width : height)))
  return {
    fieldtype: 'asset' as const,
    id,
    filename,
    name: '',
    alt: source.alt === '' ? '' : words(source.alt, deeper(place, 'alt')),
    title: source.title === undefined ? '' : words(source.title, deeper(place, 'title')),
    copyright: 'Zarandal',
    focus: source.focus === undefined ? '' : `${x}x${y}:${Number(x) + 1}x${Number(y) + 1}`,
    source: '',
    meta_data: {},
    is_external_url: false,
  }
}

function multilink(target: string, place: Place): Record<string, unknown> {
  const base = { fieldtype: 'multilink', id: '', url: '', cached_url: '' }
  if (target.startsWith('mailto:')) return { ...base, linktype: 'email', email: target.slice(7), url: target.slice(7) }
  if (!target.startsWith('@')) return { ...base, linktype: 'url', url: target, cached_url: target }
  const [key = '', anchor] = target.slice(1).split('#')
  return {
    ...base,
    linktype: 'story',
    id: place.targets.uuid(key),
    ...place.targets.place(key),
    ...(anchor !== undefined && { anchor }),
  }
}

/** Attributes of a link inside a text (Storyblok docs, rich text link mark). */
function linkAttributes(target: string, place: Place): Record<string, unknown> {
  const base = { href: target, uuid: null, anchor: null, target: null, linktype: 'url' }
  if (target.startsWith('mailto:')) return { ...base, href: target.slice(7), linktype: 'email' }
  if (!target.startsWith('@')) return base
  const [key = '', anchor] = target.slice(1).split('#')
  const { cached_url: address = '', ...rest } = place.targets.place(key)
  return {
    ...base,
    ...rest,
    href: `/${String(address)}`,
    uuid: place.targets.uuid(key),
    anchor: anchor ?? null,
    linktype: 'story',
  }
}

function deeper(place: Place, step: string | number): Place {
  return { ...place, path: `${place.path}.${step}` }
}

/** A stable id of a block: 32 hexadecimal digits of its path's hash, written as a UUID. */
function uidOf({ story, path }: Place): string {
  const hex = createHash('sha256').update(`${story.key}#${path}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

class ContentMistake extends Error {}

function mistake({ story, path }: Place, message: string): ContentMistake {
  return new ContentMistake(`${story.file}, ${path === '' ? 'content' : path}: ${message}`)
}

/** Gives an error its file and field, once. */
function at<Result>(place: Place, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    if (error instanceof ContentMistake) throw error
    throw mistake(place, error instanceof Error ? error.message : String(error))
  }
}
