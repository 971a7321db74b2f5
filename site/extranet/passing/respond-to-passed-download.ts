import 'server-only'
import { senderOf } from '#site/forms/submissions/sender.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { passedParameter } from '#site/routing/query/passed-addresses.ts'
import { env } from '#site/server/configuration/env.ts'
import { passedLinks } from '#site/server/customers/passed-links/site-passed-links.ts'
import { codeOf, errorCatalogue } from '#site/server/errors.ts'
import { refusal } from '../downloads/file-response.ts'
import { sendFile } from '../downloads/respond-to-download.ts'
import { linksAway, openLink } from './open-link.ts'
import { fileOf, localeOfLink } from './passed-files.ts'
import { passedSentence } from './passed-sentence.ts'

/**
 * A file that a customer passes on, for a person without an account. The rights of the sender are read again; a download is counted once
 * the storage has the file, before the first byte is sent. A request without bytes (HEAD, 304, 416) is not counted, nor is what the same
 * network reads on of a download within the hour: a range that does not begin at the first byte.
 */
export async function respondToPassedDownload(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const address = request.headers.get('x-visitor-address') ?? ''
  let locale: LocaleCode | undefined
  const refuse = async (status: number, reason: Parameters<typeof passedSentence>[0]) =>
    refusal(status, await passedSentence(reason, locale))
  try {
    const link = await openLink(query.get(passedParameter) ?? '', address)
    locale = localeOfLink(link)
    const wanted = link.files.find(({ place }) => String(place) === query.get('file'))
    if (!wanted) return await refuse(404, 'page-not-found')
    const file = await fileOf(link, wanted)
    if (!file) return await refuse(410, 'withdrawn')
    const taking = { digest: link.digest, place: wanted.place, network: senderOf(address, env.FORMS_SECRET).own }
    const isCounted = async (isResumed: boolean) =>
      (isResumed && (await passedLinks().hasTaken(taking))) || (await passedLinks().take(taking))
    const sent = await sendFile(request, file, { mayStart: (isResumed) => isCounted(isResumed).catch(linksAway) })
    return sent ?? (await refuse(410, 'used-up'))
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    const { status } = errorCatalogue[code]
    if (status >= 500) process.stderr.write(`${String(error)}\n`)
    return await refuse(status, code)
  }
}
