import type { ManagementRequests } from '../../management/management-requests.ts'
import type { KnownIds } from './known-ids.ts'

/** Context of an apply besides the steps. */
export type Work = {
  requests: Pick<ManagementRequests, 'list' | 'send' | 'upload'>
  ids: KnownIds
  /** Pictures by file name, for presets whose picture the space does not have yet. */
  pictures: ReadonlyMap<string, Uint8Array>
  /** Block -> name of the wanted default preset. */
  startingPresets: ReadonlyMap<string, string>
  /** Address of a picture that the space already has, by its file name; requested once. */
  uploaded?: Promise<Map<string, string>>
}
