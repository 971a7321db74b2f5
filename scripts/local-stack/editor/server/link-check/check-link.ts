import { type Guard, publicWeb, type RefusalReason, RefusedAddress, sendRequest } from './send-request.ts'

/** The result of checking a link to another website. */
export type LinkAnswer =
  | { state: 'good' }
  | { state: 'gone'; status: number }
  /** It leads somewhere, and its website says that it has another address for good. */
  | { state: 'moved'; to: string }
  | { state: 'silent'; reason: 'timeout' | 'name' | 'certificate' | 'connection' | 'redirects' }
  | { state: 'silent'; reason: 'error'; status: number }
  | { state: 'unchecked'; reason: RefusalReason | 'limit' }
  | { state: 'unchecked'; reason: 'refuses'; status: number }

/** Milliseconds for one address, its redirects included. */
const timeLimit = 5000

const mostRedirects = 3

type Options = { guard?: Guard; timeoutMs?: number }

/** Requests an address and follows its redirects, each judged by the guard like the first. */
export async function checkLink(
  address: string,
  { guard = publicWeb, timeoutMs = timeLimit }: Options = {},
): Promise<LinkAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    // Resolving a name knows no signal.
    return await Promise.race([follow(new URL(address), { guard, signal }), until(signal)])
  } catch (error) {
    if (error instanceof RefusedAddress) return { state: 'unchecked', reason: error.reason }
    return { state: 'silent', reason: signal.aborted ? 'timeout' : silenceOf(error) }
  }
}

function until(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}

type Following = { guard: Guard; signal: AbortSignal }

async function follow(first: URL, following: Following): Promise<LinkAnswer> {
  let url = first
  /** The address to which permanent redirects lead; a temporary one ends them. */
  let moved: URL | undefined
  let isForGood = true
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const { status, location } = await statusOf(url, following)
    const next = nextOf(url, status, location)
    if (!next) return judge(status, moved)
    isForGood &&= status === 301 || status === 308
    if (isForGood) moved = next
    url = next
  }
  return { state: 'silent', reason: 'redirects' }
}

/** Websites that refuse or do not know HEAD respond to GET, of which only the head is read. */
async function statusOf(url: URL, following: Following) {
  const response = await sendRequest(url, { method: 'HEAD', ...following })
  return response.status < 400 ? response : await sendRequest(url, { method: 'GET', ...following })
}

function nextOf(url: URL, status: number, location: string | undefined): URL | undefined {
  if (status < 300 || status > 399 || location === undefined || !URL.canParse(location, url.href)) return undefined
  const next = new URL(location, url)
  // RFC 9110, section 10.2.2: a redirect without a fragment keeps that of the address before.
  if (next.hash === '') next.hash = url.hash
  return next
}

function judge(status: number, moved: URL | undefined): LinkAnswer {
  if (status === 404 || status === 410) return { state: 'gone', status }
  if (status >= 500) return { state: 'silent', reason: 'error', status }
  if (status >= 400) return { state: 'unchecked', reason: 'refuses', status }
  return moved ? { state: 'moved', to: moved.href } : { state: 'good' }
}

function silenceOf(error: unknown): 'name' | 'certificate' | 'connection' {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^(ENOTFOUND|EAI_|ENODATA)/.test(code)) return 'name'
  return /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS/.test(code) ? 'certificate' : 'connection'
}
