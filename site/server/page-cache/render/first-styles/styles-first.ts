import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesAddress } from '../../files/built-files.ts'
import { lateType } from '../../late-scripts/start-by-itself.ts'
import { matchingStyles, namesIn } from './matching-styles.ts'
import { type StylePart, styleParts } from './style-sheet.ts'

/** The style sheets of a build by their address. */
export type StyleSheets = ReadonlyMap<string, readonly StylePart[]>

/** As React writes the style sheets of a document, and hints to load those that it may need later. */
const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g
const sheetHint = /<link rel="preload" href="[^"]+" as="style"\/>/g

/** The first script of the framework after the content of a page. */
const firstScript = '<script id="_R_">'

/** Reads the style sheets of a build, once for the process; as in a document, each byte is one character. */
export function readStyleSheets(staticFolder: string): StyleSheets {
  const names = readdirSync(staticFolder, { recursive: true }).map(String)
  return new Map(
    names
      .filter((name) => name.endsWith('.css'))
      .map((name) => {
        const address = `${filesAddress}${name.replaceAll('\\', '/')}`
        return [address, styleParts(readFileSync(join(staticFolder, name), 'latin1'), address)]
      }),
  )
}

/**
 * A document that needs no style sheet to be shown: its head contains the rules that match in it. Its style sheets are for what scripts add:
 * where the scripts wait, their links have the same unknown type, so that the browser does not fetch them until the scripts start. (Chromium
 * fetches a link that is `disabled`.) They come after the rules in the head and before the framework's scripts: React finds them and adds none.
 * @param html a complete document, each byte one character; one with an unknown style sheet stays as it is
 */
export function stylesFirst(html: string, sheets: StyleSheets): string {
  const bodyAt = html.indexOf('<body')
  const links = [...html.slice(0, bodyAt).matchAll(sheetLink)]
  const parts = links.map(([, address = '']) => sheets.get(address)).filter((one) => one !== undefined)
  const end = endOfContent(html)
  if (parts.length === 0 || parts.length < links.length || end < bodyAt) return html
  const style = `<style>${matchingStyles(parts, namesIn(html))}</style>`
  const [first] = links
  const head = html.slice(0, bodyAt).replace(first?.[0] ?? '', () => style)
  const others = head.replace(sheetLink, '').replace(sheetHint, '')
  const isLate = html.includes(`<script type="${lateType}"`)
  const late = links.map(([link]) => (isLate ? link.replace('<link ', `<link type="${lateType}" `) : link))
  return `${others}${html.slice(bodyAt, end)}${late.join('')}${html.slice(end)}`
}

function endOfContent(html: string): number {
  const script = html.lastIndexOf(firstScript)
  return script < 0 ? html.lastIndexOf('</body>') : script
}

const unusedHints = [/rel=preload;\s*as="?style/, /^<\/>;\s*rel=preconnect/]

/**
 * The header `Link` without hints that delay the paint: style sheets, and a connection to the site itself, which is open.
 * @param header as the framework writes it
 */
export function withoutStyleHints(header: string): string {
  const entries = header.split(/,(?=\s*<)/).map((entry) => entry.trim())
  return entries.filter((entry) => !unusedHints.some((hint) => hint.test(entry))).join(', ')
}
