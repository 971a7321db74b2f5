import type { RequestListener } from 'node:http'
import sirv from 'sirv'

/** Address below which the framework's built files stand; their names change with their content. */
const prefix = '/_next/static'

const yearInSeconds = 365 * 24 * 60 * 60

/**
 * The framework's built files, as the build compressed them (`build/compress-files.ts`): the framework itself would send
 * them as they are. What is not there, and every other address, goes to `next`.
 * @param folder absolute path of the built files
 */
export function serveFiles(folder: string, next: RequestListener): RequestListener {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: yearInSeconds,
    setHeaders: (response) => {
      response.setHeader('x-content-type-options', 'nosniff')
    },
  })
  return (request, response) => {
    const { url = '/' } = request
    if (!url.startsWith(`${prefix}/`)) return next(request, response)
    request.url = url.slice(prefix.length)
    files(request, response, () => {
      request.url = url
      next(request, response)
    })
  }
}
