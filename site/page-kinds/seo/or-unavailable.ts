import { errorCatalogue, isCatalogueError } from '#site/server/errors.ts'

/** Crawlers return after `Retry-After`; after an error without it they remove the sitemap. Scanners read the sentence. */
const secondsToRetry = '60'

/** The answer, or while content cannot be had a refusal in plain words. */
export async function orAway(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond()
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    const { status } = errorCatalogue[error.code]
    process.stderr.write(`A text for programs cannot be written: ${error.message}\n`)
    return new Response('This cannot be had at the moment. Try again in a minute.\n', {
      status,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': secondsToRetry },
    })
  }
}
