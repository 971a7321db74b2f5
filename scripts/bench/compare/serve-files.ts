import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sirv from 'sirv'

/**
 * The least work of a Node process for a page: finished HTML, read and compressed at its start, sent from memory. Scripts
 * and styles come from our build. Arguments: port, folder of the pages, folder of the built files, paths of the pages.
 */
const [port, folder = '', built = '', ...paths] = process.argv.slice(2)

const pages = new Map(
  await Promise.all(
    paths.map(async (path) => {
      const html = await readFile(join(folder, path, 'index.html'))
      return [path, brotliCompressSync(html)] as const
    }),
  ),
)

const files = sirv(built, { brotli: true, gzip: true, immutable: true, maxAge: 31_536_000 })
const filesAddress = '/_next/static'

createServer((request, response) => {
  const { url = '/' } = request
  // There is no file for the framework's RSC payload; its client then loads the whole page.
  const page = request.headers['rsc'] === undefined ? pages.get(url) : undefined
  if (page) {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': page.byteLength,
    })
    return void response.end(page)
  }
  const refuse = () => void response.writeHead(404).end()
  if (!url.startsWith(`${filesAddress}/`)) return refuse()
  request.url = url.slice(filesAddress.length)
  return files(request, response, refuse)
}).listen(Number(port), 'localhost')
