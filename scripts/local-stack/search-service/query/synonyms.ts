import { textIn } from '../../plain-value.ts'
import { splitWords } from '../engine/words.ts'
import { isObject } from '../live/attribute-values.ts'
import { ProtocolError } from '../protocol-error.ts'

/** A phrase of the query and its replacements. */
export type Synonym = { from: readonly string[]; to: readonly string[]; typos: number }

export type SynonymObject = Readonly<Record<string, unknown>> & { objectID: string; type: string }

/**
 * A synonym as clients send it, in either spelling of its type.
 * @throws ProtocolError 400 when a part that its type needs is missing
 */
export function readSynonym(value: unknown): SynonymObject {
  if (!isObject(value) || typeof value.objectID !== 'string' || value.objectID === '') {
    throw new ProtocolError(400, 'A synonym needs an objectID')
  }
  const type = textIn(value.type)
  if (!Object.hasOwn(parts, type.toLowerCase())) throw new ProtocolError(400, `Invalid synonym type: ${type}`)
  const needed = parts[type.toLowerCase()] ?? []
  const missing = needed.find((part) => value[part] === undefined)
  if (missing) throw new ProtocolError(400, `A synonym of type ${type} needs "${missing}"`)
  return { ...value, objectID: value.objectID, type }
}

const parts: Readonly<Record<string, readonly string[]>> = {
  synonym: ['synonyms'],
  onewaysynonym: ['input', 'synonyms'],
  altcorrection1: ['word', 'corrections'],
  altcorrection2: ['word', 'corrections'],
  placeholder: ['placeholder', 'replacements'],
}

/** The effect of a stored synonym on queries. Corrections count as one or two typos. */
export function synonymRules(stored: SynonymObject): Synonym[] {
  const type = stored.type.toLowerCase()
  if (type === 'synonym') {
    const all = texts(stored.synonyms)
    return all.map((phrase) => ({ from: words(phrase), to: all.filter((other) => other !== phrase), typos: 0 }))
  }
  if (type === 'onewaysynonym') return [{ from: words(textIn(stored.input)), to: texts(stored.synonyms), typos: 0 }]
  if (type === 'placeholder') {
    const all = texts(stored.replacements)
    return all.map((phrase) => ({ from: words(phrase), to: [textIn(stored.placeholder)], typos: 0 }))
  }
  const typos = type === 'altcorrection2' ? 2 : 1
  return [{ from: words(textIn(stored.word)), to: texts(stored.corrections), typos }]
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

function words(phrase: string): string[] {
  return splitWords(phrase).map(({ text }) => text)
}
