import 'server-only'
import { safeParsed } from 'component-schemas/parse/safe-parsed.ts'
import { z } from 'zod'
import { env } from '#site/server/configuration/env.ts'
import { isSeen } from '#site/server/page-cache/instances/seen-messages.ts'
import { type Change, change } from './content-changed.ts'

/** A message about a change: to follow, to ignore with success, or to refuse. */
export type Judged =
  | { change: Change; messageKey: string | undefined }
  | { ignored: string }
  | { status: 400 | 401 | 403 | 413; error: string }

const message = change.extend({ space_id: z.number().int() })

/** The objects of a message (Storyblok docs, webhooks). Releases and pipelines change many stories. */
const kinds = [
  { names: 'story_id', actions: ['published', 'unpublished', 'deleted', 'moved'] },
  { names: 'datasource_slug', actions: ['entries_updated', 'datasource_entry_saved'] },
  { names: 'asset_id', actions: ['created', 'replaced', 'deleted', 'restored'] },
] as const
const kindsOfWholeSpace = ['merged', 'release_merged', 'deployed', 'branch_deployed']

/** Seconds that the clocks of the sender and this machine may differ (Standard Webhooks: five minutes). */
const mostSeconds = 300

const identifier = /^[\w.:-]{1,200}$/
const unixSeconds = /^\d{1,12}$/

/**
 * Judges a message of the content service whose signature was right. The vendor signs the body and sends neither time nor
 * identifier. A relay that adds `webhook-timestamp` and `webhook-id` (Standard Webhooks) can make a message refused or
 * ignored and never accepted. A repeated message without them is followed again, which does no harm.
 * @param now milliseconds since 1970
 */
export async function judgeMessage(body: unknown, headers: Headers, now = Date.now()): Promise<Judged> {
  const parsed = safeParsed(message, body)
  if (!parsed.success) return { status: 400, error: 'The message is not a webhook of the content service.' }
  if (parsed.data.space_id !== env.SPACE_ID) {
    return { status: 403, error: 'The message is about another space: compare its webhook with SPACE_ID of the site.' }
  }
  const wrong = wrongHeader(headers, now)
  if (wrong !== undefined) return { status: 400, error: wrong }
  const messageKey = keyOf(headers)
  if (messageKey !== undefined && (await isSeen(messageKey))) {
    return { ignored: 'A message with this webhook-id was handled before.' }
  }
  if (!isKnown(parsed.data)) return { ignored: 'A message of this kind changes no page.' }
  return { change: parsed.data, messageKey }
}

function wrongHeader(headers: Headers, now: number): string | undefined {
  const [time, id] = [headers.get('webhook-timestamp'), headers.get('webhook-id')]
  if (time !== null && !isRecent(time, now)) {
    return `webhook-timestamp is no Unix time of the last ${mostSeconds / 60} minutes.`
  }
  if (id !== null && !identifier.test(id)) return 'webhook-id has 1 to 200 letters, digits and the characters . _ : -'
  return undefined
}

/** With the signature of the body: the sender of one message cannot use up the identifiers of others. */
function keyOf(headers: Headers): string | undefined {
  const id = headers.get('webhook-id')
  return id === null ? undefined : `${id}:${headers.get('webhook-signature')?.toLowerCase()}`
}

function isRecent(time: string, now: number): boolean {
  return unixSeconds.test(time) && Math.abs(now / 1000 - Number(time)) <= mostSeconds
}

function isKnown(what: Change): boolean {
  const named = kinds.find(({ names }) => what[names] !== undefined)
  const actions: readonly string[] = named?.actions ?? kindsOfWholeSpace
  return actions.includes(what.action)
}
