import 'server-only'
import { tradeDocument } from 'component-schemas/content-types/trade-document/schema.ts'
import { z } from 'zod'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { RequestedStory } from '#site/content/stories/typed-story.ts'
import { listOpen } from '#site/extranet/closed-stories.ts'
import { listDocuments } from '#site/extranet/document-cards.ts'
import { isValidOn } from '#site/extranet/editions-among.ts'
import { entryCards } from '#site/extranet/entry-cards.ts'
import { splitAddress } from '#site/routing/stories/story-folders.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { readParts } from '../parts/read-parts.ts'
import { folderOf, getShell } from '../shell.ts'

/** Documents that a page with folders shows beside them. */
const newestShown = 5

/** A page of documents: those of its folder, or the folders in it. */
export async function load(requestedPage: RequestedStory) {
  const { siteContext, query } = requestedPage
  const validOn = dayIn(query['valid']?.[0])
  const shell = await getShell(requestedPage)
  const folder = folderOf(shell.story)
  const all = await listOpen(tradeDocument, siteContext, { folder })
  const countBelow = (inner: string) => all.filter((one) => isIn(one.wire, inner)).length
  const entries = await entryCards(folder, siteContext, countBelow)
  const most = entries.length > 0 && validOn === undefined ? newestShown : undefined
  const documents = await listDocuments(siteContext, folder, most)
  const valid = validOn === undefined ? documents : documents.filter((one) => isValidOn(one, validOn))
  const parts = await readParts({ kind: 'folder', target: folder, title: shell.story.content.title }, siteContext)
  return { ...shell, entries, documents: valid, validOn, parts }
}

/** `now` is today; what is no day chooses none. */
function dayIn(chosen: string | undefined): string | undefined {
  if (chosen === 'now') return new Date().toISOString().slice(0, 10)
  return z.iso.date().safeParse(chosen).data
}

function isIn(wire: WireStory, folder: string): boolean {
  return splitAddress(addressOf(wire)).rest.startsWith(`${folder}/`)
}
