import type { Hono } from 'hono'
import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { type FolderTree, folderRoutes, listFolders } from '../folder-tree.ts'

const groups: FolderTree = { table: 'component_groups', key: 'component_group' }

/** `/component_groups` of a space. The components of a deleted group stay, ungrouped. */
export function componentGroupRoutes({ store }: ContentContext): Hono {
  return folderRoutes(store, {
    ...groups,
    onDelete: (uuid) => {
      store.run('UPDATE components SET component_group_uuid = NULL WHERE component_group_uuid = ?', [uuid])
    },
  })
}

/** All groups, which the list of components includes. */
export function listGroups(store: Store) {
  return listFolders(store, groups)
}
