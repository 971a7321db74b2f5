import { errorCatalogue, isCatalogueError } from '#site/server/errors.ts'
import { refusal } from '#site/server/refusals/refusal.ts'

/** The response, or 503 while sessions cannot be read: the browser keeps its cookies, and tries again. */
export async function orSessionsAway(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond()
  } catch (error) {
    if (!isCatalogueError(error, 'sessions-unavailable')) throw error
    process.stderr.write(`${error.message}\n`)
    const { status } = errorCatalogue[error.code]
    return refusal(status, 'Sessions cannot be read at the moment. Try again in a minute.')
  }
}
