import { errorCatalogue, isCatalogueError } from '#site/server/errors.ts'
import { refusal } from '#site/server/refusals/refusal.ts'

/** Crawlers return after `Retry-After`; after an error without it they remove the sitemap. Scanners read the sentence. */
const secondsToRetry = '60'
const away = 'This cannot be had at the moment. Try again in a minute.'

/** The answer, or while content cannot be had a refusal: data for programs, where the caller makes nothing else of it. */
export async function orAway(
  respond: () => Promise<Response>,
  refuse = (status: number): Response | Promise<Response> => refusal(status, away, { 'retry-after': secondsToRetry }),
): Promise<Response> {
  try {
    return await respond()
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    const { status } = errorCatalogue[error.code]
    process.stderr.write(`A text for programs cannot be written: ${error.message}\n`)
    return await refuse(status)
  }
}
