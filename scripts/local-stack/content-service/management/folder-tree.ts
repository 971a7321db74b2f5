import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Store } from '../store/open-store.ts'
import { containsText, wholeListResponse } from './list-rows.ts'
import { invalid, notFound } from './management-error.ts'
import { readId, readJson, readQuery } from './read-request.ts'

type FolderRow = { id: number; uuid: string; name: string; parent_id: number | null; parent_uuid: string | null }

export type FolderTree = {
  table: 'component_groups' | 'asset_folders'
  /** Root key of one folder in bodies and responses; the list's key is the table. */
  key: 'component_group' | 'asset_folder'
  /** Called inside the transaction that deletes a folder, before its row is deleted. */
  onDelete?: (uuid: string) => void
}

/**
 * Routes of a tree of named folders: component groups and asset folders have the same shape.
 * Storyblok docs, management API: component folders, asset folders.
 */
export function folderRoutes(store: Store, tree: FolderTree): Hono {
  const app = new Hono()
  const fields = z.object({
    name: z.string().trim().min(1, "can't be blank"),
    parent_id: z.number().nullish(),
  })
  const newFolder = z.object({ [tree.key]: fields })
  const folderChange = z.object({ [tree.key]: fields.partial() })
  const wire = (id: number) => ({ [tree.key]: requireFolderRow(store, tree, id) })

  app.get('/', (request) => {
    const query = readQuery(request, ['search', 'with_parent', 'by_ids', 'by_uuids', 'page', 'per_page'])
    const rows = listFolders(store, tree, query)
    return wholeListResponse(request, rows.length, { [tree.table]: rows })
  })

  app.get('/:id{[0-9]+}', (request) => request.json(wire(readId(request))))

  app.on('POST', '/', async (request) => {
    const folder = fields.parse((await readJson(request, newFolder))[tree.key])
    const id = store.transaction(() => {
      const parent = requireParent(store, tree, folder.parent_id)
      const { id: created } = store.run(`INSERT INTO ${tree.table} (uuid, name, parent_id) VALUES (?, ?, ?)`, [
        randomUUID(),
        folder.name,
        parent,
      ])
      return created
    })
    return request.json(wire(id), 201)
  })

  const change = async (request: Context) => {
    const folder = fields.partial().parse((await readJson(request, folderChange))[tree.key])
    const id = readId(request)
    store.transaction(() => {
      const row = requireFolderRow(store, tree, id)
      const parent = folder.parent_id === undefined ? row.parent_id : requireParent(store, tree, folder.parent_id)
      refuseCycle(store, tree, { id, parent })
      store.run(`UPDATE ${tree.table} SET name = ?, parent_id = ? WHERE id = ?`, [folder.name ?? row.name, parent, id])
    })
    return request.json(wire(id))
  }
  app.on('PUT', '/:id{[0-9]+}', change)
  app.on('PATCH', '/:id{[0-9]+}', change)

  app.delete('/:id{[0-9]+}', (request) => {
    readQuery(request, ['recursive'])
    const id = readId(request)
    const deleted = wire(id)
    store.transaction(() => removeFolder(store, tree, id))
    return request.json(deleted)
  })
  return app
}

function selectFolders(tree: FolderTree): string {
  return `SELECT f.id, f.name, f.uuid, f.parent_id, p.uuid AS parent_uuid
          FROM ${tree.table} f LEFT JOIN ${tree.table} p ON p.id = f.parent_id`
}

/** Folders matching a list request, parents before their children. */
export function listFolders(store: Store, tree: FolderTree, query = new URLSearchParams()): FolderRow[] {
  const { text, values } = containsText(query.get('search') ?? '', 'f.name')
  const rows = store.all<FolderRow>(`${selectFolders(tree)} WHERE ${text} ORDER BY f.id`, values)
  const isIn = (name: string, value: string | number) => {
    const wanted = query.get(name)
    return !wanted || wanted.split(',').includes(String(value))
  }
  return rows.filter(
    (row) => isIn('with_parent', row.parent_id ?? 0) && isIn('by_ids', row.id) && isIn('by_uuids', row.uuid),
  )
}

function requireFolderRow(store: Store, tree: FolderTree, id: number): FolderRow {
  const row = store.get<FolderRow>(`${selectFolders(tree)} WHERE f.id = ?`, [id])
  if (!row) throw notFound()
  return row
}

function requireParent(store: Store, tree: FolderTree, id: number | null | undefined): number | null {
  if (!id) return null
  if (!store.get(`SELECT id FROM ${tree.table} WHERE id = ?`, [id])) throw invalid('parent_id', 'does not exist')
  return id
}

function refuseCycle(store: Store, tree: FolderTree, { id, parent }: { id: number; parent: number | null }): void {
  for (let above = parent; above !== null; above = requireFolderRow(store, tree, above).parent_id) {
    if (above === id) throw invalid('parent_id', 'lies inside the folder itself')
  }
}

function removeFolder(store: Store, tree: FolderTree, id: number): void {
  const children = store.all<{ id: number }>(`SELECT id FROM ${tree.table} WHERE parent_id = ?`, [id])
  for (const child of children) removeFolder(store, tree, child.id)
  tree.onDelete?.(requireFolderRow(store, tree, id).uuid)
  store.run(`DELETE FROM ${tree.table} WHERE id = ?`, [id])
}
