import 'server-only'
import { plannedNow } from '#site/content/client/draft-reading.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import { isGone } from '#site/content/planned/changes-until.ts'
import { readChanges, readReleases } from '#site/content/planned/read-plan.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { Previewed } from '#site/server/preview/previewed.ts'
import type { PreviewBarProps } from './bar-props.ts'
import { type BarRequest, type PlannedInBar, toPreviewBar } from './to-preview-bar.ts'

/** Reads what the bar says; inside of `readingDrafts`. */
export async function readPreviewBar(request: Omit<BarRequest, 'planned'>): Promise<PreviewBarProps> {
  const { previewed, storyId, siteContext } = request
  return toPreviewBar({ ...request, planned: await readPlanned(previewed, storyId, siteContext.locale) })
}

async function readPlanned({ release, moment }: Previewed, storyId: number, locale: LocaleCode): Promise<PlannedInBar> {
  const [releases, changes, planned] = await Promise.all([
    readReleases(),
    moment === undefined ? undefined : readChanges({ release, moment }),
    plannedNow(),
  ])
  return {
    releases: releases.value,
    plan: changes && (changes.value ? changes.value.included : { unknown: changes.unknown }),
    isGone: isGone(planned?.ofId(storyId, languageOf(locale))),
  }
}
