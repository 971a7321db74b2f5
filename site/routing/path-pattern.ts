/** Values of a pattern's parameters; one that spans several segments contains their slashes. */
export type PathParams = Readonly<Record<string, string>>

/**
 * A part of an address:
 * `literal` a word; `prefixed` a word and a parameter in one segment (`tiendas-{product}`); `one of` a parameter with
 * listed values (`:customSlug(thank-you|…)`); `param` any slug (`:slug`); `rest` one or more slugs (`:category+`).
 */
type Part =
  | { kind: 'literal'; word: string }
  | { kind: 'prefixed'; word: string; param: string }
  | { kind: 'one of'; param: string; values: readonly string[] }
  | { kind: 'param'; param: string }
  | { kind: 'rest'; param: string }

export type PathPattern = { text: string; parts: readonly Part[] }

/** Valid values of a parameter; any other value is no address of this site and is not looked up. */
const slug = /^(?!\.+$)[\p{L}\p{N}._~-]{1,200}$/u

/** Deepest tree of categories; a longer path is refused before it is looked at. */
const mostSegments = 12

/** @throws Error for a text that is no pattern: routes are written by us */
export function parsePattern(text: string): PathPattern {
  const parts = segmentsOf(text).map(parsePart)
  if (parts.slice(0, -1).some(({ kind }) => kind === 'rest')) throw new Error(`${text}: only the last part may repeat`)
  return { text, parts }
}

function parsePart(segment: string): Part {
  if (segment.startsWith(':')) return parseParam(segment)
  const [, word, param] = /^([a-z0-9-]+)\{(\w+)\}$/.exec(segment) ?? []
  if (word && param) return { kind: 'prefixed', word, param }
  if (!/^[a-z0-9_-]+$/.test(segment)) throw new Error(`"${segment}" is no part of an address`)
  return { kind: 'literal', word: segment }
}

function parseParam(segment: string): Part {
  const [, choiceParam, values] = /^:(\w+)\(([^)]+)\)$/.exec(segment) ?? []
  if (choiceParam && values) return { kind: 'one of', param: choiceParam, values: values.split('|') }
  const [, param, repeats] = /^:(\w+)(\+?)$/.exec(segment) ?? []
  if (!param) throw new Error(`"${segment}" is no parameter of an address`)
  return { kind: repeats === '+' ? 'rest' : 'param', param }
}

/**
 * Matches the segments of a path against a pattern; an empty segment fits nothing.
 * @param segments percent-decoded
 * @returns the parameters, or undefined when the pattern does not fit
 */
export function matchSegments(parts: readonly Part[], segments: readonly string[]): PathParams | undefined {
  const last = parts.at(-1)
  const isOpen = last?.kind === 'rest'
  if (isOpen ? segments.length < parts.length : segments.length !== parts.length) return undefined
  if (segments.length > mostSegments) return undefined
  const params: Record<string, string> = {}
  const fits = parts.every((part, index) => takePart(part, { segments, index }, params))
  return fits ? params : undefined
}

type Given = { segments: readonly string[]; index: number }

function takePart(part: Part, { segments, index }: Given, params: Record<string, string>): boolean {
  const segment = segments[index] ?? ''
  switch (part.kind) {
    case 'literal':
      return segment === part.word
    case 'prefixed': {
      const value = segment.slice(part.word.length)
      params[part.param] = value
      return segment.startsWith(part.word) && slug.test(value)
    }
    case 'one of':
      params[part.param] = segment
      return part.values.includes(segment)
    case 'param':
      params[part.param] = segment
      return slug.test(segment)
    case 'rest': {
      const rest = segments.slice(index)
      params[part.param] = rest.join('/')
      return rest.every((one) => slug.test(one))
    }
  }
}

/** Fills a pattern's parameters. Throws when one is missing: a link without its slug is a programming mistake. */
export function fillPattern({ parts, text }: PathPattern, params: PathParams): string {
  const segments = parts.map((part) => {
    if (part.kind === 'literal') return part.word
    const value = params[part.param]
    if (value === undefined || value === '') throw new Error(`The path ${text} needs the parameter ${part.param}`)
    return part.kind === 'prefixed' ? `${part.word}${value}` : value
  })
  return segments.join('/')
}

/** The place of each parameter in the pattern, counted in segments from 0. */
export function paramPlaces({ parts }: PathPattern): readonly { param: string; index: number; isFixed: boolean }[] {
  return parts.flatMap((part, index) =>
    part.kind === 'literal'
      ? []
      : [{ param: part.param, index, isFixed: part.kind === 'prefixed' || part.kind === 'one of' }],
  )
}

const rank = { literal: 0, prefixed: 1, 'one of': 2, param: 3, rest: 4 } as const

/** Negative when `a` is tried before `b`: from left to right the narrower part wins, then the shorter pattern. */
export function compareSpecificity(a: PathPattern, b: PathPattern): number {
  for (const [index, part] of a.parts.entries()) {
    const other = b.parts[index]
    if (!other) return 1
    const difference = rank[part.kind] - rank[other.kind]
    if (difference !== 0) return difference
  }
  return a.parts.length - b.parts.length
}

/** The fixed first segment of a pattern; empty for the home page. */
export function firstSegment({ parts: [first] }: PathPattern): string | undefined {
  if (!first) return ''
  return first.kind === 'literal' ? first.word : undefined
}

export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}
