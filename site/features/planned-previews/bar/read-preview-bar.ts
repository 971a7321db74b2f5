import 'server-only'
import { languageOf } from '#site/content/delivery/content-language.ts'
import type { ShownDraft } from '#site/page-kinds/preview/feature-preview.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { env } from '#site/server/configuration/env.ts'
import type { Previewed } from '#site/server/preview/previewed.ts'
import { plannedNow } from '../plan/planned-now.ts'
import { readChanges, readReleases } from '../plan/read-plan.ts'
import type { PreviewBarProps } from './bar-props.ts'
import { type PlannedInBar, toPreviewBar } from './to-preview-bar.ts'

/** Reads what the bar says; inside of `readingDrafts`. */
export async function readPreviewBar(draft: ShownDraft): Promise<PreviewBarProps> {
  const { previewed, storyId, siteContext } = draft
  const planned = await readPlanned(previewed, storyId, siteContext.locale)
  return toPreviewBar({ ...draft, hosts: env.SITE_HOSTS, planned })
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
    isGone: planned?.isGone(storyId, languageOf(locale)) ?? false,
  }
}
