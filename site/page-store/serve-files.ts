import type { RequestListener } from 'node:http'
import sirv from 'sirv'

import { type BuiltFiles, filesAddress } from './built-files.ts'

const yearInSeconds = 365 * 24 * 60 * 60

/**
 * The framework's built files, as the build compressed them (`build/compress-files.ts`): the framework itself would send
 * them as they are. Those of earlier builds are sent to who still has their pages open. What is nowhere, and every other
 * address, goes to `next`.
 */
export function serveFiles({ folders }: Pick<BuiltFiles, 'folders'>, next: RequestListener): RequestListener {
  const builds = folders.map((folder) =>
    sirv(folder, {
      brotli: true,
      gzip: true,
      immutable: true,
      maxAge: yearInSeconds,
      setHeaders: (response) => {
        response.setHeader('x-content-type-options', 'nosniff')
      },
    }),
  )
  return (request, response) => {
    const { url = '/' } = request
    if (!url.startsWith(filesAddress)) return next(request, response)
    const askFrom = (turn: number): void => {
      const files = builds[turn]
      request.url = files ? url.slice(filesAddress.length - 1) : url
      if (files) files(request, response, () => askFrom(turn + 1))
      else next(request, response)
    }
    askFrom(0)
  }
}
