import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
}

/** A built file; undefined when it does not exist. Files below `/assets` carry their hash in their name. */
export async function sendFile(folder: string, path: string): Promise<Response | undefined> {
  const type = contentTypes[extname(path)]
  const file = normalize(join(folder, decodeURIComponent(path)))
  if (!type || !file.startsWith(folder)) return undefined
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes) return undefined
  const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  return new Response(bytes, { headers: { 'content-type': type, 'cache-control': cache } })
}
