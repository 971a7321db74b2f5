import parseRanges from 'range-parser'
import type { OpenFile } from './open-download.ts'

/** Conditional and range headers of a request for a file (RFC 9110, sections 13 and 14). */
export type FileRequest = {
  method: string
  range: string | undefined
  ifRange: string | undefined
  ifNoneMatch: string | undefined
}

export type FileState = {
  /** Bytes. */
  length: number
  contentType: string
  /** A strong validator with its quotes. */
  etag: string
  changedAt: Date | undefined
}

/** Another edition is another address, and another validator. */
export function stateOf({ edition, length, contentType, changedAt }: OpenFile): FileState {
  const moment = changedAt === undefined ? undefined : new Date(changedAt)
  const isMoment = moment !== undefined && !Number.isNaN(moment.getTime())
  return { length, contentType, etag: `"${edition}-${length}"`, changedAt: isMoment ? moment : undefined }
}

/** First and last byte. */
export type Part = { start: number; end: number }

export type Plan =
  | { status: 304 | 416; headers: Record<string, string> }
  /** One part, or none where no byte is sent; several are sent with `boundary` between them. */
  | { status: 200 | 206; headers: Record<string, string>; parts: readonly Part[]; boundary?: string }

/** A client that resumes a download needs fewer parts; beyond this number the whole file is sent. */
const mostParts = 20

/**
 * Plans the status, headers and bytes of the response. Ranges that overlap or touch are merged, so that a request
 * cannot make the site send a file many times over.
 * @param boundary separates several parts; must not occur in the file
 */
export function planResponse(file: FileState, fileRequest: FileRequest, boundary: string): Plan {
  const headers = commonHeaders(file)
  if (isSame(fileRequest.ifNoneMatch, file.etag)) return { status: 304, headers }
  const whole: Plan = {
    status: 200,
    headers: { ...headers, 'content-type': file.contentType, 'content-length': String(file.length) },
    parts: file.length === 0 ? [] : [{ start: 0, end: file.length - 1 }],
  }
  const parts = partsOf(file, fileRequest)
  if (parts === undefined) return whole
  if (parts === 'outside') return { status: 416, headers: { ...headers, 'content-range': `bytes */${file.length}` } }
  return parts.length === 1 ? onePart(file, parts, headers) : manyParts(file, { parts, boundary }, headers)
}

/** The requested byte ranges; undefined for the whole file. */
function partsOf(file: FileState, { method, range, ifRange }: FileRequest): Part[] | 'outside' | undefined {
  if (method !== 'GET' || range === undefined || !mayContinue(ifRange, file)) return undefined
  const ranges = parseRanges(file.length, range, { combine: true })
  if (ranges === -1) return 'outside'
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length > mostParts) return undefined
  return ranges.map(({ start, end }) => ({ start, end }))
}

function commonHeaders({ etag, changedAt }: FileState): Record<string, string> {
  const modified: Record<string, string> = changedAt === undefined ? {} : { 'last-modified': changedAt.toUTCString() }
  return { 'accept-ranges': 'bytes', etag, ...modified }
}

function onePart(file: FileState, parts: readonly Part[], headers: Record<string, string>): Plan {
  const [{ start, end } = { start: 0, end: 0 }] = parts
  const own = {
    'content-type': file.contentType,
    'content-length': String(end - start + 1),
    'content-range': `bytes ${start}-${end}/${file.length}`,
  }
  return { status: 206, headers: { ...headers, ...own }, parts }
}

function manyParts(
  file: FileState,
  { parts, boundary }: { parts: readonly Part[]; boundary: string },
  headers: Record<string, string>,
): Plan {
  const bytes = parts.reduce(
    (sum, part) => sum + headOfPart(part, file, boundary).length + part.end - part.start + 1,
    0,
  )
  const own = {
    'content-type': `multipart/byteranges; boundary=${boundary}`,
    'content-length': String(bytes + tailOf(boundary).length),
  }
  return { status: 206, headers: { ...headers, ...own }, parts, boundary }
}

/** The header of each of several parts. */
export function headOfPart({ start, end }: Part, { contentType, length }: FileState, boundary: string): string {
  return `\r\n--${boundary}\r\ncontent-type: ${contentType}\r\ncontent-range: bytes ${start}-${end}/${length}\r\n\r\n`
}

/** The closing boundary after the last of several parts. */
export function tailOf(boundary: string): string {
  return `\r\n--${boundary}--\r\n`
}

/** `If-None-Match` compares weakly (RFC 9110, section 13.1.2). */
function isSame(ifNoneMatch: string | undefined, etag: string): boolean {
  const named = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? []
  return named.includes(etag) || named.includes('*')
}

/** `If-Range` compares strongly: a weak validator, another one or another date means the file from its beginning. */
function mayContinue(ifRange: string | undefined, { etag, changedAt }: FileState): boolean {
  if (ifRange === undefined) return true
  if (/^(W\/)?"/.test(ifRange)) return ifRange === etag
  return changedAt !== undefined && ifRange === changedAt.toUTCString()
}
