import fc from 'fast-check'
import { exampleAsset, exampleStories, exampleStoryLink } from '../schema/example-values.ts'
import type { Field } from '../schema/field.ts'
import { documentArbitrary, wordsOf } from './rich-document.fixture.ts'

/** Values that an editor may put into one field, in wire form, derived from the field's definition. */
export type FieldContent = {
  /** The smallest value the editor's form accepts. */
  least: unknown
  /** The largest value the editor's form accepts. */
  most: unknown
  /** Any value the editor's form accepts. */
  any: fc.Arbitrary<unknown>
  /** Good values of which any two mean something different. */
  different: readonly [unknown, unknown, ...unknown[]]
}

type Wire = Field['wire']
/** The wire form of the fields that may have a type; `Of` is each of the union in turn. */
type WireOf<Type, Of = Wire> = Of extends { type: infer Types } ? (Type extends Types ? Of : never) : never

const image = (name: string, alt = 'Una llave sobre el banco') => exampleAsset(name, '1800x1200', alt)
const video = {
  ...exampleAsset('corte.webm', 'x', ''),
  filename: 'http://localhost:4010/f/100001/x/0a1b2c3d4e/corte.webm',
}
const link = (url: string) => ({ fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url })
/** Three tell the fields apart; more only take time. */
const uuids = Object.values(exampleStories).slice(0, 3)

const readers: { [Type in Wire['type']]?: (wire: WireOf<Type>) => FieldContent } = {
  text: textContent,
  textarea: textContent,
  richtext: () => ({
    least: wordsOf('a'),
    most: wordsOf('Un texto largo que no termina. '.repeat(80)),
    any: documentArbitrary(),
    different: [wordsOf('Un texto.'), wordsOf('Otro texto.')],
  }),
  number({ min_value: min = 0, max_value: max = 9999, decimals = 0 }) {
    const any = fc.integer({ min: min * 10 ** decimals, max: max * 10 ** decimals })
    return {
      least: String(min),
      most: String(max),
      any: any.map((value) => String(value / 10 ** decimals)),
      different: [String(min), String(max)],
    }
  },
  boolean: () => ({ least: false, most: true, any: fc.boolean(), different: [true, false] }),
  datetime: () => ({
    least: '2026-01-01 00:00',
    most: '2026-12-31 23:59',
    any: fc
      .date({ min: new Date('1990-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 16).replace('T', ' ')),
    different: ['2026-03-04 10:00', '2025-11-21 08:30'],
  }),
  option(wire) {
    const [first = '', second = '', ...more] = choicesOf(wire)
    return {
      least: first,
      most: second,
      any: fc.constantFrom(first, second, ...more),
      different: [first, second, ...more],
    }
  },
  options(wire) {
    const all = choicesOf(wire).slice(0, Number(wire.max_options ?? 24))
    const min = Number(wire.min_options ?? 0)
    return {
      least: all.slice(0, min),
      most: all,
      any: fc.subarray(all, { minLength: min }),
      different: [all.slice(0, 1), all.slice(1, 2), all],
    }
  },
  asset({ filetypes }) {
    const pictures = [image('una.webp'), { ...image('otra.webp'), focus: '800x500:1000x700' }, image('adorno.webp', '')]
    const all = filetypes.includes('videos') ? [...pictures, video] : pictures
    const [first, second, ...more] = all
    return { least: first, most: second, any: fc.constantFrom(...all), different: [first, second, ...more] }
  },
  multilink: () => ({
    least: link('/'),
    most: { ...link('https://taller.example/fichas'), target: '_blank', rel: 'nofollow', title: 'Fichas' },
    any: fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }).map(link),
      fc.constant(exampleStoryLink('/productos')),
      fc.constant({ ...link(''), linktype: 'email', email: 'taller@zarandal.example' }),
      fc.constant({ ...exampleStoryLink('/contactos'), anchor: 'sala' }),
    ),
    different: [link('/contactos'), link('https://taller.example/')],
  }),
}

/** @throws Error for a kind of field no page block had before: it gets a row here */
export function fieldContent({ wire }: Field): FieldContent {
  const reader = readers[wire.type] as ((wire: Wire) => FieldContent) | undefined
  if (!reader) throw new Error(`field-content.fixture.ts has no row for fields of type ${wire.type}`)
  return reader(wire)
}

function textContent({
  type,
  max_length: max = 500,
  minlength: min = 1,
  regex,
}: WireOf<'text' | 'textarea'>): FieldContent {
  const words = 'Palabras del taller y Sicherheitsschlüsselrohling, sin descanso. '.repeat(Math.ceil(max / 60))
  if (regex !== undefined) {
    const any = fc.stringMatching(new RegExp(regex)).filter((value) => value.length <= max && value.length >= min)
    return { least: 'a', most: 'a'.repeat(max), any, different: ['una', 'otra'] }
  }
  const separator = type === 'textarea' ? '\n' : ' '
  const any = fc
    .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 8 })
    // Editors repeat themselves.
    .chain((parts) => fc.constantFrom(parts, [...parts, ...parts]))
    .map((parts) => parts.join(separator).slice(0, max).toWellFormed())
    .filter((value) => value.trim().length >= min)
  return {
    least: 'a'.repeat(min),
    most: words.slice(0, max).trim(),
    any,
    different: ['Unas palabras', 'Otras palabras'],
  }
}

function choicesOf({ options, source }: WireOf<'option' | 'options'>): string[] {
  if (options) return options.map(({ value }) => value)
  return source === 'internal_stories' ? uuids : ['latón', 'alpaca', 'acero']
}
