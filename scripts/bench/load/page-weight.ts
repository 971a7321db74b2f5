import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const brotli = promisify(brotliCompress)

/** Bytes by the address of a file. */
export type FileSizes = Readonly<Record<string, number>>

/** The bytes that a browser downloads for a page, compressed as they are sent (scripts and styles: brotli). 1 KB is 1000 bytes. */
export type PageWeight = {
  htmlKb: number
  scriptKb: number
  styleKb: number
  /** Styles in the document itself, a part of the HTML. */
  firstStyleKb: number
  scripts: number
  files: FileSizes
}

export async function pageWeight(url: string): Promise<PageWeight> {
  const page = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  if (!page.ok) throw new Error(`${url} responded with ${page.status}`)
  const html = await page.text()
  // Modern browsers skip scripts marked `nomodule`.
  const scripts = await sizesOf(filesIn(html, /<script(?![^>]*\bnomodule\b)[^>]*\bsrc="([^"]+)"/gi), url)
  const styles = await sizesOf(filesIn(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/gi), url)
  return {
    htmlKb: (await compressed(html)) / 1000,
    scriptKb: sumOf(scripts),
    styleKb: sumOf(styles),
    firstStyleKb: (await compressed(filesIn(html, /<style>([^<]*)<\/style>/g).join(''))) / 1000,
    scripts: Object.keys(scripts).length,
    files: { ...scripts, ...styles },
  }
}

/** The captures of the pattern, each once. */
function filesIn(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, source = '']) => source))]
}

async function sizesOf(files: readonly string[], base: string): Promise<FileSizes> {
  const sizes = files.map(async (file): Promise<[string, number]> => {
    const response = await fetch(new URL(file, base))
    return [file, await compressed(Buffer.from(await response.arrayBuffer()))]
  })
  return Object.fromEntries(await Promise.all(sizes))
}

async function compressed(content: string | Buffer): Promise<number> {
  return content.length === 0 ? 0 : (await brotli(content)).byteLength
}

function sumOf(sizes: FileSizes): number {
  return Object.values(sizes).reduce((sum, size) => sum + size, 0) / 1000
}
