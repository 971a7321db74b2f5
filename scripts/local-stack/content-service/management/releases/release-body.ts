import { z } from 'zod'
import { isTimezone } from '../../../zone-time.ts'
import { ManagementError } from '../management-error.ts'

const fields = z
  .object({
    name: z.string().trim().min(1, "can't be blank").max(255, 'is too long'),
    release_at: z.string().nullable(),
    timezone: z.string().refine(isTimezone, 'is not a time zone').nullable(),
    branches_to_deploy: z.array(z.unknown()),
    users_to_notify_ids: z.array(z.unknown()),
    public: z.boolean(),
    allowed_user_ids: z.array(z.unknown()),
    allowed_space_role_ids: z.array(z.unknown()),
    allowed_api_key_ids: z.array(z.unknown()),
  })
  .partial()

/** Body of POST releases. Storyblok docs, management API: create a release. */
export const newReleaseBody = z.object({ release: fields.required({ name: true }) })

/** Body of PUT releases/:id. The vendor's examples write `do_release` beside the release and, in earlier ones, inside it. */
export const releaseChangeBody = z.object({
  release: fields.extend({ do_release: z.boolean().optional() }).default({}),
  do_release: z.union([z.boolean(), z.number(), z.string()]).optional(),
})

export type ReleaseFields = z.output<typeof fields>

/** The fields that a release may have at the vendor and not here, with the reason. */
const undone: readonly { key: keyof ReleaseFields; reason: string }[] = [
  { key: 'branches_to_deploy', reason: 'This space has no pipelines to which a release could be deployed' },
  { key: 'users_to_notify_ids', reason: 'This service sends no mail to the users of a release' },
  { key: 'allowed_user_ids', reason: 'Every editor may open every release here' },
  { key: 'allowed_space_role_ids', reason: 'This space has no roles' },
  { key: 'allowed_api_key_ids', reason: 'This service has no tokens for single releases' },
]

/** @throws ManagementError 501 for fields that this service does not implement */
export function refuseUndone(given: ReleaseFields): void {
  for (const { key, reason } of undone) {
    const value = given[key]
    if (Array.isArray(value) && value.length > 0) throw new ManagementError(501, { error: reason })
  }
  if (given.public === false) throw new ManagementError(501, { error: 'Every editor may open every release here' })
}
