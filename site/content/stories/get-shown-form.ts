import 'server-only'
import type { ShownForm } from 'component-schemas/cards/resolved-data.ts'
import { isForCustomers } from 'component-schemas/content-types/form-page/is-for-customers.ts'
import { formPage } from 'component-schemas/content-types/form-page/schema.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { listStoriesByUuid } from '../listings/list-stories.ts'
import { resolveLinks } from './resolve-links.ts'
import { withoutMarks } from './without-marks.ts'

/** A published form without who receives it; undefined when there is none. */
export async function getShownForm(uuid: string, siteContext: SiteContext): Promise<ShownForm | undefined> {
  const [wire] = await listStoriesByUuid([uuid], siteContext.locale)
  return wire && shownForm(wire, siteContext, withoutMarks)
}

/**
 * The public part of a form. Its name is the last part of its address in the source language.
 * @param prepare changes the content before it is parsed
 */
export function shownForm(
  wire: WireStory,
  siteContext: SiteContext,
  prepare: (content: unknown) => unknown = (content) => content,
): ShownForm | undefined {
  const parsed = formPage.content.safeParse(prepare(resolveLinks(wire.content, siteContext)))
  if (!parsed.success) return undefined
  const { title, intro, fields, submitLabel, missingWords } = parsed.data
  const audience = { isForCustomers: isForCustomers(parsed.data) }
  return { uuid: wire.uuid, slug: formSlugOf(wire), title, intro, fields, submitLabel, missingWords, ...audience }
}

/** Where forms live in the content service. */
export const formFolder = 'global/forms'

export function formSlugOf(wire: Pick<WireStory, 'full_slug' | 'default_full_slug'>): string {
  return addressOf(wire).split('/').at(-1) ?? ''
}
