import { createHmac } from 'node:crypto'
import { isSameText } from '../../is-same-text.ts'

export type SecuredKey<Parent> = {
  parent: Parent
  /** The restrictions, as `a=b&c=d`. */
  restrictions: URLSearchParams
}

const macLength = 64
const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/**
 * Opens a secured key: base64 of the hex HMAC-SHA256 of its restrictions under the parent key, and the restrictions.
 * @returns undefined when the text is no secured key, or no parent signed it
 */
export function openSecuredKey<Parent extends { value: string }>(
  key: string,
  parents: readonly Parent[],
): SecuredKey<Parent> | undefined {
  if (!base64.test(key)) return undefined
  const decoded = Buffer.from(key, 'base64').toString('utf8')
  const mac = decoded.slice(0, macLength)
  const written = decoded.slice(macLength)
  const parent = parents.find(({ value }) => isSameText(mac, macOf(written, value)))
  return parent && { parent, restrictions: new URLSearchParams(written) }
}

function macOf(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}
