import { useCallback, useEffect, useState } from 'react'
import { useEditor } from '../page/editor-context.ts'
import { type Failure, failureOf } from '../services/failure-of.ts'
import type { ManagementClient } from '../services/management-client.ts'
import type { WireRelease, WireSchedule } from '../services/wire-plan.ts'
import type { WireStoryRow } from '../services/wire-story.ts'

/** A release with the figures of its row in the list. */
export type ListedRelease = WireRelease & { count: number; hasConflicts: boolean }

/** Everything that is planned: releases, and publishes and unpublishes of single stories with the names of those. */
export type Plan = {
  releases: readonly ListedRelease[]
  schedules: readonly WireSchedule[]
  stories: ReadonlyMap<number, WireStoryRow>
}

/** Ids in one request. */
const batch = 100

export function usePlan(): { plan: Plan | Failure | undefined; refresh: () => void } {
  const { client } = useEditor()
  const [plan, setPlan] = useState<Plan | Failure>()
  const refresh = useCallback(() => {
    readPlan(client).then(setPlan, (error: unknown) => setPlan(failureOf(error)))
  }, [client])
  useEffect(refresh, [refresh])
  return { plan, refresh }
}

async function readPlan(client: ManagementClient): Promise<Plan> {
  const [releases, schedules] = await Promise.all([
    client.all<WireRelease>('releases', 'releases'),
    client.all<WireSchedule>('story_schedulings', 'story_schedulings', { by_status: 'scheduled' }),
  ])
  const ids = [...new Set(schedules.map((one) => one.story_id))]
  const batches = Array.from({ length: Math.ceil(ids.length / batch) }, (_, at) =>
    ids.slice(at * batch, (at + 1) * batch),
  )
  const [listed, pages] = await Promise.all([
    Promise.all(releases.map((release) => listedRelease(client, release))),
    Promise.all(
      batches.map((some) => client.page<WireStoryRow>('stories', 'stories', { by_ids: some.join(), per_page: batch })),
    ),
  ])
  const rows = pages.flatMap(({ items }) => items)
  return { releases: listed, schedules, stories: new Map(rows.map((row) => [row.id, row])) }
}

async function listedRelease(client: ManagementClient, release: WireRelease): Promise<ListedRelease> {
  const [{ total }, check] = await Promise.all([
    client.page<WireStoryRow>('stories', 'stories', { in_release: release.id, per_page: 1 }),
    client.send<{ has_conflicts: boolean }>('GET', `releases/${release.id}/conflict_check`),
  ])
  return { ...release, count: total, hasConflicts: check.has_conflicts }
}
