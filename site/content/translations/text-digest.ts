import { hash } from 'node:crypto'
import { isObject } from 'component-schemas/parse/is-object.ts'

/** Strings of every block that no reader sees. */
const technicalKeys: ReadonlySet<string> = new Set(['_editable', '_uid', 'component', 'id', 'plugin', 'type', 'uuid'])

/** Values with an address instead of a text: delivery writes them per language although nothing is translated. */
const addressedValues: ReadonlySet<unknown> = new Set(['asset', 'multilink'])

/**
 * A digest of the texts of delivered content, at every depth. Two languages of one story have different digests when at least one text
 * is translated. Links, files and relations do not count: delivery resolves them per language.
 * @param content content of a story as the delivery API returns it in one language
 * @returns `''` where the content has no text
 */
export function textDigest(content: unknown): string {
  const texts: string[] = []
  collectTexts(content, texts)
  return texts.length === 0 ? '' : hash('sha1', texts.join('\0'), 'base64')
}

function collectTexts(value: unknown, texts: string[]): void {
  if (typeof value === 'string') {
    if (value.trim() !== '') texts.push(value)
  } else if (Array.isArray(value)) {
    for (const one of value) collectTexts(one, texts)
  } else if (isObject(value) && !isAddressed(value)) {
    for (const [key, inner] of Object.entries(value)) if (!technicalKeys.has(key)) collectTexts(inner, texts)
  }
}

/** The mark of a link in rich text is `{ type: 'link', attrs }`. */
function isAddressed(value: Readonly<Record<string, unknown>>): boolean {
  return addressedValues.has(value['fieldtype']) || value['type'] === 'link'
}
