import 'server-only'
import type { CustomerFile } from '#site/extranet/downloads/open-download.ts'
import { stateOf } from '#site/extranet/downloads/plan-response.ts'
import { streamParts } from '#site/extranet/downloads/stream-parts.ts'
import type { Customer } from '#site/identity/customer.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { CatalogueError, type ErrorCode, isCatalogueError } from '#site/server/errors.ts'
import { type BasketEntry, openEntry } from '../basket.ts'
import { noteTaken } from '../note-taken.ts'
import type { Missing, ZipFile, ZipPlan } from './stream-zip.ts'
import { uniqueNames } from './unique-names.ts'

/** What the list of contents says, in the reader's language. */
export type ListTexts = {
  /** Name of the list itself. */
  name: string
  head: string
  /** The line of a file. */
  taken: (file: { number: number; name: string; file: CustomerFile; sha256: string }) => string
  /** The line of a file that did not come, without its title. */
  missing: (number: number, reason: Missing) => string
}

type Request = { language: LocaleCode; texts: ListTexts; customerNow: () => Promise<Customer> }

/**
 * The ZIP of a basket. The rights of each file are read again when its bytes are to be sent.
 * @throws CatalogueError when the customer may have none of the files
 */
export function planZip(entries: readonly BasketEntry[], request: Request): ZipPlan {
  const { texts } = request
  const open = entries.flatMap((entry, index) => ('file' in entry ? [{ ...entry, number: index + 1 }] : []))
  if (open.length === 0) throw new CatalogueError(refusalOf(entries), 'No file of the basket is open to the customer')
  const [list = texts.name, ...names] = uniqueNames([texts.name, ...open.map(({ file }) => file.name)])
  const closed = entries.flatMap((entry, index) =>
    'refusal' in entry ? texts.missing(index + 1, reasonOf(entry.refusal)) : [],
  )
  const files = open.map((entry, index) => zipFile({ ...entry, name: names[index] ?? entry.file.name }, request))
  return { files, list: { name: list, head: `${texts.head}${closed.join('')}` } }
}

function refusalOf(entries: readonly BasketEntry[]): ErrorCode {
  const codes = entries.flatMap((entry) => ('refusal' in entry ? entry.refusal : []))
  const order: readonly ErrorCode[] = ['login-required', 'content-unavailable', 'access-forbidden']
  return order.find((code) => codes.includes(code)) ?? 'page-not-found'
}

type Named = Extract<BasketEntry, { file: CustomerFile }> & { number: number; name: string }

function zipFile({ place, file, number, name }: Named, { language, texts, customerNow }: Request): ZipFile {
  return {
    name,
    size: file.length,
    changedAt: stateOf(file).changedAt,
    line: (outcome) =>
      'sha256' in outcome ? texts.taken({ number, name, file, ...outcome }) : texts.missing(number, outcome.missing),
    async open(signal) {
      const now = await openEntry(place, language, customerNow)
      if ('refusal' in now) return reasonOf(now.refusal)
      if (now.file.edition !== file.edition || now.file.length !== file.length) return 'changed'
      return await streamWhole(now.file, signal)
    },
    onSent: () => noteTaken(file, { start: 0, end: file.length - 1 }),
  }
}

async function streamWhole(file: CustomerFile, signal: AbortSignal): Promise<ReadableStream<Uint8Array> | Missing> {
  const { signedUrl, length } = file
  const parts = length === 0 ? [] : [{ start: 0, end: length - 1 }]
  try {
    return await streamParts({ signedUrl, file: stateOf(file), parts, boundary: undefined, signal })
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    return reasonOf(error.code)
  }
}

function reasonOf(code: ErrorCode): Missing {
  if (code === 'access-forbidden') return 'closed'
  if (code === 'login-required') return 'login-ended'
  return code === 'page-not-found' ? 'gone' : 'unavailable'
}
