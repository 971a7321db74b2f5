import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { refuse } from '#site/server/refuse.ts'
import { availableDictionary, dictionaryCoding, variesBy } from '../dictionaries/dictionary-coding.ts'
import { type DocumentDictionaries, useAsDocuments } from '../dictionaries/document-dictionaries.ts'
import { earlierFiles, useAsDictionary } from '../dictionaries/earlier-files.ts'
import { type BuiltFiles, filesAddress } from './built-files.ts'

const yearInSeconds = 365 * 24 * 60 * 60

const immutable = `public,max-age=${yearInSeconds},immutable`

/** URL prefix of the framework: its files, and services that this site does not use, such as the image optimizer. */
const frameworkAddress = '/_next/'

type ServedFiles = Pick<BuiltFiles, 'folders'> & {
  /** Dictionaries for documents, served beside the files; absent: there are none. */
  documents?: Pick<DocumentDictionaries, 'folder' | 'changeOf'>
}

/**
 * Serves the framework's built files as the build compressed them (`server/build/compress-files.ts`); the framework itself would
 * send them uncompressed. Files of earlier builds are served to open tabs. Anything else below the framework's prefix is a 404
 * without a call of the framework; every other address goes to `next`.
 *
 * Each request looks a file up on the disk (`dev`), so that a deleted one is a 404 as well. A browser that has an earlier version of a
 * file gets what changed (decision 116).
 */
export function serveFiles({ folders, documents }: ServedFiles, next: RequestListener): RequestListener {
  const all = documents ? [...folders, documents.folder] : folders
  const builds = all.map((folder) =>
    sirv(folder, {
      brotli: true,
      gzip: true,
      dev: true,
      extensions: [],
      setHeaders: (response, path) => {
        setLasting(response, path.slice(1))
        endOnReadError(response)
      },
    }),
  )
  const earlier = earlierFiles(folders)
  const changeOf = async (name: string, hash: string) =>
    (await earlier.changeOf(name, hash)) ?? (await documents?.changeOf(name, hash).catch(() => undefined))
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
    const name = url.slice(filesAddress.length).split('?', 1)[0] ?? ''
    const hash = request.headers.range === undefined ? availableDictionary(request.headers) : undefined
    if (hash === undefined) return requestFrom(0)
    void changeOf(name, hash).then((change) =>
      change ? sendChange({ name, change }, request, response) : requestFrom(0),
    )
  }
}

function setLasting(response: ServerResponse, name: string): void {
  response.setHeader('cache-control', immutable)
  response.setHeader('x-content-type-options', 'nosniff')
  const dictionary = useAsDictionary(name) ?? useAsDocuments(name)
  if (dictionary === undefined) return
  response.setHeader('use-as-dictionary', dictionary)
  response.setHeader('vary', variesBy)
}

/** Types of the files that may be dictionaries. */
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.txt': 'text/plain' }

function sendChange(
  { name, change }: { name: string; change: Buffer },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  setLasting(response, name)
  response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream')
  response.setHeader('content-encoding', dictionaryCoding)
  response.setHeader('content-length', change.byteLength)
  response.end(request.method === 'HEAD' ? undefined : change)
}

const notFound = { status: 404, error: 'There is no such file.' }

/** The headers are sent by then: only a closed connection tells the client that the file is incomplete. */
function endOnReadError(response: ServerResponse): void {
  response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()))
}
