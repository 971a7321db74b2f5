import type { Store } from '../../store/open-store.ts'
import { tokenHolder } from '../acting-user.ts'
import { ManagementError } from '../management-error.ts'
import { requireRow } from '../write-row.ts'

/** A row of the table of releases; `store/release-tables.ts` describes the columns. */
export type ReleaseRow = {
  id: number
  uuid: string
  name: string
  release_at: string | null
  timezone: string | null
  released_at: string | null
  created_at: string
  updated_at: string
}

/** @throws ManagementError 404 when there is no such release */
export function requireRelease(store: Store, id: number): ReleaseRow {
  return requireRow<ReleaseRow>(store, 'releases', id)
}

/**
 * The release of a request's `release_id`; undefined without one, and for 0, by which the visual editor means none.
 * @throws ManagementError 404 when there is no such release
 */
export function namedRelease(store: Store, id: number | string | null | undefined): ReleaseRow | undefined {
  return id === undefined || id === null || id === '' || Number(id) === 0
    ? undefined
    : requireRelease(store, Number(id))
}

/** @throws ManagementError 422 for a release whose stories are public already */
export function refuseReleased(release: ReleaseRow): void {
  if (release.released_at === null) return
  throw new ManagementError(422, { error: `The release ${release.name} has been released and can no longer change` })
}

/** The release object. Storyblok docs, management API: the release object. Every release is open to every editor here. */
export function toWireRelease(row: ReleaseRow) {
  return {
    id: row.id,
    uuid: row.uuid,
    name: row.name,
    release_at: row.release_at,
    released: row.released_at !== null,
    timezone: row.timezone,
    branches_to_deploy: [],
    created_at: row.created_at,
    updated_at: row.updated_at,
    owner_id: tokenHolder.id,
    users_to_notify_ids: [],
    public: true,
    allowed_user_ids: [],
    allowed_space_role_ids: [],
    allowed_api_key_ids: [],
  }
}
