import type { Field } from 'component-schemas/schema/field.ts'
import { z } from 'zod'
import { blockNamed } from './block-named.ts'
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

/** One text a translator sees: `<type>/<id>#<field path>` and the Spanish words. */
export type Unit = { context: string; source: string; file: string }

/** Every translatable text of a story: its name, and the texts of its translatable fields. */
export function translatableUnits(story: SourceStory): Unit[] {
  const named = story.hasProperName ? [] : [{ path: 'story.name', source: story.name }]
  return [...named, ...blockUnits(story.content, '')].map(({ path, source }) => ({
    context: `${story.key}#${path}`,
    source,
    file: story.file,
  }))
}

type Text = { path: string; source: string }

function blockUnits(block: SourceBlock, path: string): Text[] {
  return Object.entries(blockNamed(block.component).fields).flatMap(([name, field]) => {
    const value = block[name]
    return value === undefined ? [] : fieldUnits(field, value, path === '' ? name : `${path}.${name}`)
  })
}

function fieldUnits(field: Field, value: unknown, path: string): Text[] {
  if (field.wire.type === 'bloks') return listUnits(value, path)
  if (field.wire.translatable !== true) return []
  switch (field.wire.type) {
    case 'text':
    case 'textarea':
      return [{ path, source: plainWords(value) }]
    case 'richtext':
      return textUnits(value, path)
    case 'asset':
      return pictureUnits(value, path)
    case 'multiasset':
      return Array.isArray(value) ? value.flatMap((item, index) => pictureUnits(item, `${path}.${index}`)) : []
    case 'table':
      return tableUnits(value, path)
    default:
      return []
  }
}

function listUnits(value: unknown, path: string): Text[] {
  return z
    .array(sourceBlock)
    .parse(value)
    .flatMap((item, index) => blockUnits(item, `${path}.${index}`))
}

function textUnits(value: unknown, path: string): Text[] {
  const text = sourceText.parse(value)
  if (typeof text === 'string') return [{ path, source: text.trim() }]
  const blocks = Object.entries(text.blocks).flatMap(([name, block]) => blockUnits(block, `${path}.${name}`))
  return [{ path, source: text.text.trim() }, ...blocks]
}

function pictureUnits(value: unknown, path: string): Text[] {
  const { alt, title = '' }: SourcePicture = sourceFile.safeParse(value).data ?? sourcePicture.parse(value)
  const texts = [
    { path: `${path}.alt`, source: alt },
    { path: `${path}.title`, source: title },
  ]
  return texts.filter(({ source }) => source !== '')
}

function tableUnits(value: unknown, path: string): Text[] {
  const { head, rows } = sourceTable.parse(value)
  return [head, ...rows].flatMap((row, index) =>
    row.map((source, column) => ({ path: `${path}.${index}.${column}`, source })),
  )
}
