import { errorCatalogue, isCatalogueError } from '#site/server/errors.ts'

const headers = { 'cache-control': 'private, no-store', 'retry-after': '30' }

/** The response, or 503 while sessions cannot be read: the browser keeps its cookies, and tries again. */
export async function orSessionsAway(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond()
  } catch (error) {
    if (!isCatalogueError(error, 'sessions-unavailable')) throw error
    process.stderr.write(`${error.message}\n`)
    const { status } = errorCatalogue[error.code]
    return Response.json(
      { error: 'Sessions cannot be read at the moment. Try again in a minute.' },
      { status, headers },
    )
  }
}
