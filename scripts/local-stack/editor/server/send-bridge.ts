import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Context } from 'hono'

/**
 * The vendor's own bridge, at the path at which its editor serves it. Packages that do not bundle the bridge load it from there into
 * the page in the frame; this service sends the file and runs none of it.
 */
export async function sendBridge(request: Context): Promise<Response> {
  const file = fileURLToPath(import.meta.resolve('@storyblok/preview-bridge/browser-global'))
  return request.body(await readFile(file), 200, { 'content-type': 'text/javascript; charset=utf-8' })
}
