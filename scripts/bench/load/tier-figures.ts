import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type TierFigures = { pages: number; bytes: number }

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

/** The documents that instances share in Redis, with all of their tags, and the server's counters since its start. */
export async function redisFigures(
  port: number,
): Promise<TierFigures & { tags: number; commands: number; traffic: number }> {
  const [pages = 0, bytes = 0, tags = 0] = (await command(port, 'EVAL', documents, '0')).trim().split('\n').map(Number)
  const stats = await command(port, 'INFO', 'stats')
  const read = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(stats)?.[1] ?? Number.NaN)
  return {
    pages,
    bytes,
    tags,
    commands: read('total_commands_processed'),
    traffic: read('total_net_input_bytes') + read('total_net_output_bytes'),
  }
}

async function command(port: number, ...words: string[]): Promise<string> {
  const { stdout } = await run('redis-cli', ['-p', String(port), ...words])
  return stdout
}
