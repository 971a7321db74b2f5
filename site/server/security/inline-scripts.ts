import { hash } from 'node:crypto'

/** A `<script>` of a finished document. React writes `<` and `>` in attributes as entities, and no script of ours contains its own end. */
export type ScriptElement = { start: number; attributes: string; textStart: number; end: number }

const [opening, closing] = ['<script', '</script>']

/**
 * The scripts of a finished document, in their order. Two thirds of a document are payload in scripts: a search for the end is many times
 * faster there than a pattern.
 */
export function scriptsIn(html: string): ScriptElement[] {
  const scripts: ScriptElement[] = []
  for (let start = html.indexOf(opening); start >= 0; ) {
    const textStart = html.indexOf('>', start) + 1
    const textEnd = html.indexOf(closing, textStart)
    if (textStart === 0 || textEnd < 0) break
    const end = textEnd + closing.length
    scripts.push({ start, attributes: html.slice(start + opening.length, textStart - 1), textStart, end })
    start = html.indexOf(opening, end)
  }
  return scripts
}

const dataType = /\btype="application\/(?:ld\+)?json"/

/**
 * The sources that let exactly the inline scripts of a finished page run (Content Security Policy Level 3, hash-source);
 * blocks of data are no scripts.
 * @param html each byte one character (`latin1`)
 */
export function inlineScriptHashes(html: string): string[] {
  const texts = scriptsIn(html).flatMap(({ attributes, textStart, end }) => {
    const isInline = !/\ssrc=/.test(attributes) && !dataType.test(attributes)
    return isInline && end > textStart + closing.length ? [html.slice(textStart, end - closing.length)] : []
  })
  return [...new Set(texts.map((text) => `'sha256-${hash('sha256', Buffer.from(text, 'latin1'), 'base64')}'`))]
}
