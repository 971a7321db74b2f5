import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const brotli = promisify(brotliCompress)

export type PageWeight = { htmlKb: number; scriptKb: number; styleKb: number; scripts: number }

/** What a browser downloads for a page, compressed as it is sent (scripts and styles: brotli). 1 KB is 1000 bytes. */
export async function pageWeight(url: string): Promise<PageWeight> {
  const page = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  if (!page.ok) throw new Error(`${url} responded with ${page.status}`)
  const html = await page.text()
  // Modern browsers skip scripts marked `nomodule`.
  const scripts = filesIn(html, /<script(?![^>]*\bnomodule\b)[^>]*\bsrc="([^"]+)"/gi)
  const styles = filesIn(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/gi)
  return {
    htmlKb: (await brotli(Buffer.from(html))).byteLength / 1000,
    scriptKb: await sizeOf(scripts, url),
    styleKb: await sizeOf(styles, url),
    scripts: scripts.length,
  }
}

function filesIn(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, source = '']) => source))]
}

async function sizeOf(files: readonly string[], base: string): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const response = await fetch(new URL(file, base))
      return (await brotli(Buffer.from(await response.arrayBuffer()))).byteLength
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
