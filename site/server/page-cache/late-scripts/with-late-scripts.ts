import { scriptsIn } from '#site/server/security/inline-scripts.ts'
import { ownScript } from '#site/server/security/own-script.ts'
import { lateType, startByItself } from './start-by-itself.ts'

/** Attributes of a file of the framework as it writes it; `nomodule` is for browsers that know no modules. */
const file = /^ (?=[^>]*\bsrc="\/_next\/)(?![^>]*\bnomodule\b)/i

/** In the framework's bundles the configuration of the build has defined it. */
const starting = process.env['START_BY_ITSELF'] ?? startByItself

/** Hints to fetch what only scripts use: their files, and style sheets of parts that they load. */
const hint = /<link rel="preload"(?=[^>]* as="(?:script|style)")[^>]*>/g

/** The page's own inline script, which runs before everything else. */
const first = `<script>${ownScript}`

/**
 * A finished public page whose scripts wait until it is complete, or used. A page without the first script of ours, such as one of the framework's
 * own, stays as it is: nothing in it would start them.
 */
export function withLateScripts(html: string): string {
  if (!html.includes(first)) return html
  let [made, at] = ['', 0]
  for (const { start, attributes, textStart, end } of scriptsIn(html)) {
    const type = file.test(attributes) ? ` type="${lateType}"` : ''
    made += `${html.slice(at, start).replace(hint, '')}<script${type}${attributes}>${html.slice(textStart, end)}`
    at = end
  }
  return (made + html.slice(at).replace(hint, '')).replace(first, () => `${first};${starting}`)
}
