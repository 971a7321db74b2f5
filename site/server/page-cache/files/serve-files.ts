import type { RequestListener, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { letCdnStore } from '#site/server/cdn/cdn-headers.ts'
import { refuse } from '#site/server/refusals/refuse.ts'
import { type BuiltFiles, filesAddress } from './built-files.ts'

const yearInSeconds = 365 * 24 * 60 * 60

const immutable = `public,max-age=${yearInSeconds},immutable`

/** URL prefix of the framework: its files, and services that this site does not use, such as the image optimizer. */
const frameworkAddress = '/_next/'

/**
 * Serves the framework's built files as the build compressed them (`server/build/compress-files.ts`); the framework itself would
 * send them uncompressed. Files of earlier builds are served to open tabs. Anything else below the framework's prefix is a 404
 * without a call of the framework; every other address goes to `next`.
 *
 * Each request looks a file up on the disk (`dev`), so that a deleted one is a 404 as well.
 */
export function serveFiles({ folders }: Pick<BuiltFiles, 'folders'>, next: RequestListener): RequestListener {
  const builds = folders.map((folder) =>
    sirv(folder, {
      brotli: true,
      gzip: true,
      dev: true,
      extensions: [],
      setHeaders: (response) => {
        response.setHeader('cache-control', immutable)
        letCdnStore(response)
        response.setHeader('x-content-type-options', 'nosniff')
        endOnReadError(response)
      },
    }),
  )
  return (request, response) => {
    const { url = '/' } = request
    if (!url.startsWith(frameworkAddress)) return next(request, response)
    if (!url.startsWith(filesAddress)) return refuse(response, notFound)
    const requestFrom = (turn: number): void => {
      const files = builds[turn]
      request.url = files ? url.slice(filesAddress.length - 1) : url
      if (files) files(request, response, () => requestFrom(turn + 1))
      else refuse(response, notFound)
    }
    requestFrom(0)
  }
}

const notFound = { status: 404, detail: 'There is no such file.' }

/** The headers are sent by then: only a closed connection tells the client that the file is incomplete. */
function endOnReadError(response: ServerResponse): void {
  response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()))
}
