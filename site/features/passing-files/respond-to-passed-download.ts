import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Part } from '#site/extranet/downloads/plan-response.ts'
import { sendFile } from '#site/extranet/downloads/respond-to-download.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { codeOf, errorCatalogue } from '#site/server/errors.ts'
import { refusal } from '#site/server/refusals/refusal.ts'
import { linksAway, openLink } from './open-link.ts'
import { digestOf, type PassedTaking } from './open-passed-links.ts'
import { passedParameter } from './passed-addresses.ts'
import { fileOf, localeOfLink } from './passed-files.ts'
import { passedSentence } from './passed-sentence.ts'
import { receiverCookie, receiverIn } from './passed-token.ts'
import { passedLinks } from './site-passed-links.ts'

/** A program that only looks whether a file can be read in parts takes no more than these first bytes. */
const probedBytes = 16

/**
 * A file that a customer passes on, for a person without an account. The rights of the sender are read again; a download is counted once
 * the storage has the file, before the first byte is sent. Nothing else is counted: a request without bytes (HEAD, 304, 416), a probe for
 * the first bytes, and the ranges in which the same receiver reads on within the hour. The receiver is known by a cookie: a network has
 * many people.
 */
export async function respondToPassedDownload(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const address = request.headers.get('x-visitor-address') ?? ''
  let locale: LocaleCode | undefined
  const refuse = async (status: number, reason: Parameters<typeof passedSentence>[0]) =>
    refusal(status, await passedSentence(reason, locale), locale && { 'content-language': locale })
  try {
    const link = await openLink(query.get(passedParameter) ?? '', address)
    locale = localeOfLink(link)
    const wanted = link.files.find(({ place }) => String(place) === query.get('file'))
    if (!wanted) return await refuse(404, 'page-not-found')
    const file = await fileOf(link, wanted)
    if (!file) return await refuse(410, 'withdrawn')
    return (
      (await sendCounted(request, file, { digest: link.digest, place: wanted.place })) ?? (await refuse(410, 'used-up'))
    )
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    const { status } = errorCatalogue[code]
    if (status >= 500) process.stderr.write(`${String(error)}\n`)
    return await refuse(status, code)
  }
}

/** @returns undefined where no download is left */
async function sendCounted(
  request: Request,
  file: Parameters<typeof sendFile>[1],
  taken: Pick<PassedTaking, 'digest' | 'place'>,
): Promise<Response | undefined> {
  const counting = countOnce(request, taken)
  const sent = await sendFile(request, file, { mayStart: (parts) => counting.mayStart(parts).catch(linksAway) })
  for (const cookie of counting.cookies()) sent?.headers.append('set-cookie', cookie)
  return sent
}

/** Decides whether a request takes a download, and remembers the receiver whose download was counted. */
function countOnce({ headers }: Request, file: Pick<PassedTaking, 'digest' | 'place'>) {
  const known = receiverIn(headers.get('cookie'))
  const receiver = known || randomBytes(24).toString('base64url')
  const taking = { ...file, receiver: digestOf(receiver) }
  let isCounted = false
  return {
    async mayStart(parts: readonly Part[]): Promise<boolean> {
      const isPart = headers.has('range')
      if (isPart && parts.every(({ end }) => end < probedBytes)) return true
      if (isPart && known !== '' && (await passedLinks().hasTaken(taking))) return true
      isCounted = await passedLinks().take(taking)
      return isCounted
    },
    cookies: () => (isCounted ? [receiverCookie(receiver)] : []),
  }
}
