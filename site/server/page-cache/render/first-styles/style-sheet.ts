import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss'
import { type Need, needsOf } from './selector-needs.ts'

type Selector = { text: string; needs: readonly Need[] }

/** A part of a style sheet, in its order. */
export type StylePart =
  | { kind: 'rule'; selectors: readonly Selector[]; body: string }
  | { kind: 'block'; opening: string; parts: readonly StylePart[]; isLayer: boolean }
  /** Needed where a rule names it. */
  | { kind: 'keyframes'; name: string; text: string }
  /** Always needed. */
  | { kind: 'text'; text: string }

const blocks: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style'])

/**
 * Reads a built style sheet into parts that can be chosen for a document. Fonts that are files and rules for paper are among them, because
 * the whole sheet comes only with the scripts. Fonts that a document names from its start cost one layout less: a face that is added later
 * makes the browser look up the fonts of every text again.
 * @param address of the file, such as `/_next/static/chunks/a.css`: addresses in it become independent of it
 */
export function styleParts(css: string, address: string): StylePart[] {
  if (/<\/style/i.test(css)) throw new Error(`${address} would end a style element of a document.`)
  const absolute = css.replace(/url\((?!["']?(?:data:|#|\/|https?:))(["']?)([^"')]+)\1\)/g, (_, quote, path) => {
    return `url(${quote}${new URL(path, `http://site${address}`).pathname}${quote})`
  })
  return partsOf(parse(absolute))
}

function partsOf(container: Container): StylePart[] {
  return (container.nodes ?? []).flatMap(partOf)
}

function partOf(node: ChildNode): StylePart[] {
  if (node.type === 'rule') return [ruleOf(node)]
  if (node.type === 'atrule') return atRuleOf(node)
  // Declarations are directly in a block when rules are nested; comments say nothing.
  return node.type === 'decl' ? [{ kind: 'text', text: `${node.toString()};` }] : []
}

function ruleOf(rule: Rule): StylePart {
  const body = rule.nodes.map((node) => node.toString()).join(';')
  return { kind: 'rule', selectors: rule.selectors.map((text) => ({ text, needs: needsOf(text) })), body: `{${body}}` }
}

function atRuleOf(rule: AtRule): StylePart[] {
  const { name, params } = rule
  if (name.endsWith('keyframes')) return [{ kind: 'keyframes', name: params, text: rule.toString() }]
  if (!rule.nodes) return [{ kind: 'text', text: `${rule.toString()};` }]
  if (!blocks.has(name)) return [{ kind: 'text', text: rule.toString() }]
  return [{ kind: 'block', opening: `@${name} ${params}{`, parts: partsOf(rule), isLayer: name === 'layer' }]
}
