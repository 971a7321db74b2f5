import 'server-only'
import { type FormPage, formPage } from 'component-schemas/content-types/form-page/schema.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { sharedFolder } from '#site/routing/stories/story-folders.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { findAddressBook } from '../addresses/address-book.ts'
import { languageOf } from '../delivery/content-language.ts'
import { listStoriesByUuid } from '../listings/list-stories.ts'
import { formFolder } from './get-shown-form.ts'
import { getStoryAt } from './get-story.ts'
import { isCustomersForm } from './is-customers-form.ts'
import { resolveLinks } from './resolve-links.ts'

export type ReceivingForm = {
  form: FormPage
  /** Path of the form's own page; undefined where it has none. */
  path: string | undefined
  /** Path of the thank-you page; undefined when the editor chose none, or it is not published. */
  successPath: string | undefined
}

/**
 * A published form with its rules and recipients.
 * @param slug name of the form, the last part of its address in the source language
 * @returns undefined when there is no such form
 * @throws CatalogueError content-unavailable
 */
export async function getForm(slug: string, siteContext: SiteContext): Promise<ReceivingForm | undefined> {
  const address = `${formFolder}/${slug}`
  // A flood of invented names must not take the requests that visitors wait for.
  if ((await findAddressBook(sharedFolder))?.has(address, siteContext.locale) === false) return undefined
  const wire = await getStoryAt(address, languageOf(siteContext.locale))
  if (wire === undefined) return undefined
  const parsed = formPage.content.safeParse(resolveLinks(wire.content, siteContext))
  if (!parsed.success) return undefined
  const { success } = parsed.data
  const [thanks] = success === undefined ? [] : await listStoriesByUuid([success], siteContext.locale)
  return {
    form: parsed.data,
    path: isCustomersForm(wire) ? undefined : pathForStory(wire, siteContext),
    successPath: thanks && pathForStory(thanks, siteContext),
  }
}
