import { list } from 'postcss'

/** One of these class names (`.name`), identifiers (`#name`) or element names must be in a document. */
export type Need = readonly string[]

/** A test of an attribute; scripts and visitors change attributes, so that none is needed. */
const attribute = /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g
const pseudo = /::?[\w-]+/g
const name = /[.#]?-?[A-Za-z_][\w-]*/g

/**
 * What a document must have before a selector can match anything in it. Attributes, states and what `:not` and `:has` name are left out: it
 * is never more than what the selector demands, so that no style that matches is missed.
 * @param selector without a comma at its top level
 */
export function needsOf(selector: string): Need[] {
  // A name with escapes is not read.
  if (selector.includes('\\')) return []
  const { outside, choices } = splitCalls(selector.replace(attribute, ''))
  const own = outside.replace(pseudo, '').match(name) ?? []
  return [...own.map((one) => [/^[.#]/.test(one) ? one : one.toLowerCase()]), ...choices.flatMap(needOfChoice)]
}

/** The selector without the functions in it, and the arguments of `:is` and `:where`. */
function splitCalls(selector: string): { outside: string; choices: string[] } {
  const choices: string[] = []
  let [depth, outside, args] = [0, '', '']
  for (const char of selector) {
    if (char === ')') depth -= 1
    if (char === ')' && depth === 0) {
      if (/:(?:is|where)$/.test(outside)) choices.push(args)
      args = ''
    } else if (depth > 0) args += char
    else if (char !== '(') outside += char
    if (char === '(') depth += 1
  }
  return { outside, choices }
}

/** One alternative must match, and so one of the needs of any of them must be there. */
function needOfChoice(args: string): Need[] {
  const needs = list.comma(args).map((alternative) => needsOf(alternative)[0])
  return needs.includes(undefined) ? [] : [needs.flatMap((need) => need ?? [])]
}
