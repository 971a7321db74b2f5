import { scriptsIn } from '#site/server/security/inline-scripts.ts'
import type { Need } from './selector-needs.ts'
import type { StylePart } from './style-sheet.ts'

const named = /<([A-Za-z][\w-]*)|\sclass="([^"]*)"|\sid="([^"]*)"/g

/** Names of all elements, classes (`.name`) and identifiers (`#name`) of a document. Texts of scripts are no elements. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  let at = 0
  for (const { start, end } of scriptsIn(html)) {
    addNames(html.slice(at, start), names)
    at = end
  }
  addNames(html.slice(at), names)
  return names
}

function addNames(markup: string, names: Set<string>): void {
  for (const [, element, classes, id] of markup.matchAll(named)) {
    if (element !== undefined) names.add(element.toLowerCase())
    else if (id !== undefined) names.add(`#${id}`)
    else for (const one of classes?.split(' ') ?? []) names.add(`.${one}`)
  }
}

/** The rules that can match in a document with these names, in the order of the style sheets. */
export function matchingStyles(sheets: readonly (readonly StylePart[])[], names: ReadonlySet<string>): string {
  const rules = (parts: readonly StylePart[]): string => parts.map((part) => textOf(part, names, rules)).join('')
  const texts = sheets.flatMap((parts) =>
    parts.map((part) => (part.kind === 'keyframes' ? part : textOf(part, names, rules))),
  )
  const all = texts.filter((text) => typeof text === 'string').join('')
  return texts.map((text) => (typeof text === 'string' ? text : all.includes(text.name) ? text.text : '')).join('')
}

function textOf(part: StylePart, names: ReadonlySet<string>, rules: (parts: readonly StylePart[]) => string): string {
  if (part.kind === 'text' || part.kind === 'keyframes') return part.text
  if (part.kind === 'rule') {
    const selectors = part.selectors.filter(({ needs }) => needs.every((need) => isThere(need, names)))
    return selectors.length > 0 ? `${selectors.map(({ text }) => text).join(',')}${part.body}` : ''
  }
  const inner = rules(part.parts)
  // The first mention of a layer decides its place among the layers.
  return inner === '' && !part.isLayer ? '' : `${part.opening}${inner}}`
}

function isThere(need: Need, names: ReadonlySet<string>): boolean {
  return need.some((name) => names.has(name))
}
