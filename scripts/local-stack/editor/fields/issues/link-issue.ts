import { isObject } from '../../../is-object.ts'
import type { FieldIssue } from '../messages/field-messages.ts'

/** An unsafe URL, or an invalid mail address. */
export function linkIssue(value: unknown): FieldIssue | undefined {
  if (!isObject(value)) return undefined
  const { linktype, url, email } = value
  if (linktype === 'email') return isMailAddress(String(email ?? url ?? '')) ? undefined : { word: 'badMail' }
  if (linktype === 'url') return isSafeAddress(String(url ?? '')) ? undefined : { word: 'badAddress' }
  return undefined
}

/** `name@host`, with or without `mailto:`. */
export function isMailAddress(text: string): boolean {
  return /^[^\s@<>]+@[^\s@<>]+$/.test(text.replace(/^mailto:/i, ''))
}

/** http, https, mailto, tel or relative; browsers drop control characters before they parse a scheme. */
export function isSafeAddress(text: string): boolean {
  const address = text.replace(/[\u0000-\u001f\u007f]/g, '').trim()
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme)
}
