import { createHash } from 'node:crypto'

/** React writes `>` in attributes as an entity, and no script of the framework contains its own end. */
const scriptPattern = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g

const dataType = /\btype="application\/(?:ld\+)?json"/

/**
 * The sources that let exactly the inline scripts of a finished page run (Content Security Policy Level 3, hash-source);
 * blocks of data are no scripts.
 */
export function inlineScriptHashes(html: string): string[] {
  const found = [...html.matchAll(scriptPattern)].flatMap(({ groups: { attributes = '', text = '' } = {} }) =>
    text === '' || /\ssrc=/.test(attributes) || dataType.test(attributes) ? [] : [text],
  )
  const digests = found.map((text) => createHash('sha256').update(text).digest('base64'))
  return [...new Set(digests)].map((digest) => `'sha256-${digest}'`)
}
