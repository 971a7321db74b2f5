import { z } from 'zod'
import { safeParsed } from '../../../safe-parsed.ts'

/** The longest text that a page may write into a field. */
const longest = 200_000

const uid = z.string().min(1).max(200)
const name = z.string().min(1).max(200)

const onPageMessage = z.discriminatedUnion('action', [
  /** The text of a field, typed in the page itself. */
  z.object({ action: z.literal('writeText'), uid, field: name, value: z.string().max(longest) }),
  /** A text that is edited in the form: its field gets the focus. */
  z.object({ action: z.literal('focusField'), uid, field: name }),
  /** The next text belongs to another block, whose form opens. */
  z.object({ action: z.literal('selectBlock'), uid }),
  /** A drag starts: the page wants to know where the block may be placed. */
  z.object({ action: z.literal('pickUpBlock'), uid }),
  /** A drop; the index is counted before the block is taken from its place. */
  z.object({ action: z.literal('moveBlock'), uid, parentUid: uid, field: name, index: z.int().min(0).max(10_000) }),
])

/**
 * Messages of this project's page for editing in the frame, beside those of the vendor's bridge. Another editor ignores them, and
 * the page sends them only to an editor that has offered it (`offerOnPage`).
 */
export type OnPageMessage = z.output<typeof onPageMessage>

/** Parses a message of the page; undefined for any other. */
export function parseOnPageMessage(data: unknown): OnPageMessage | undefined {
  return safeParsed(onPageMessage, data).data
}
