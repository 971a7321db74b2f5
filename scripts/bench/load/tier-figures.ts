import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

type TierFigures = { pages: number; bytes: number }

/** The stale copies in the folder of an instance: the library stores each body as a file of its own. */
export async function diskFigures(pageStoreFolder: string): Promise<TierFigures> {
  const folder = join(pageStoreFolder, 'content-v2')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(async ({ name, parentPath }) => (await stat(join(parentPath, name))).size))
  return { pages: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** Each document begins with the length of its metadata and the metadata as JSON (`pack-response.ts`). */
const documents = `
  local pages, bytes, tags = 0, 0, 0
  for _, key in ipairs(redis.call('KEYS', '*:html:*')) do
    local packed = redis.call('GET', key)
    if packed and #packed > 4 then
      pages, bytes = pages + 1, bytes + redis.call('MEMORY', 'USAGE', key)
      tags = tags + #cjson.decode(string.sub(packed, 5, 4 + struct.unpack('>I4', packed))).tags
    end
  end
  return { pages, bytes, tags }`

/** The documents that instances share in Redis, with all of their tags. */
export async function redisFigures(port: number): Promise<TierFigures & { tags: number }> {
  const { stdout } = await run('redis-cli', ['-p', String(port), 'EVAL', documents, '0'])
  const [pages = 0, bytes = 0, tags = 0] = stdout.trim().split('\n').map(Number)
  return { pages, bytes, tags }
}
