import { z } from 'zod'
import type { SpaceExport } from './export-rows.ts'
import type { Send } from './send-to-space.ts'

type Folder = SpaceExport['groups'][number]

const made = z.object({ id: z.number(), uuid: z.string() })

/**
 * Creates the folders of components or assets, then places them: an inner one may be listed first.
 * @returns former id -> the service's folder
 */
export async function writeFolders(
  send: Send,
  key: 'component_group' | 'asset_folder',
  folders: readonly Folder[],
): Promise<Map<number, z.output<typeof made>>> {
  const written = new Map<number, z.output<typeof made>>()
  for (const { id, name } of folders) {
    const answer = await send('POST', `/${key}s`, { [key]: { name } })
    written.set(
      id,
      z
        .object({ [key]: made })
        .transform((body) => made.parse(body[key]))
        .parse(answer),
    )
  }
  for (const { id, parent_id: parent } of folders) {
    if (parent) await send('PUT', `/${key}s/${written.get(id)?.id}`, { [key]: { parent_id: written.get(parent)?.id } })
  }
  return written
}
