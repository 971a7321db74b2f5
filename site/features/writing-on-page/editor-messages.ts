import { z } from 'zod'

const offeredText = z.object({ kind: z.enum(['line', 'lines', 'form']), label: z.string() })

const judgedList = z.object({
  parentUid: z.string(),
  field: z.string(),
  refusal: z.enum(['inside-itself', 'not-allowed', 'full']).optional(),
})

export type JudgedList = z.output<typeof judgedList>

/** Why a block cannot be placed where it was dropped. */
export type BlockRefusal = NonNullable<JudgedList['refusal']>

/** The texts that may be written on the page: component, then field. */
export type OfferedTexts = Readonly<Record<string, Readonly<Record<string, z.output<typeof offeredText>>>>>

const selected = { blok: z.looseObject({ uid: z.string() }), canAddBlocks: z.boolean().default(false) }

/** What the editing on the page needs of the editor's messages. The last three are those of the embedded editor alone. */
const editorMessage = z.discriminatedUnion('action', [
  z.object({ action: z.literal('enterEditmode'), componentNames: z.record(z.string(), z.string()).catch({}) }),
  z.object({ action: z.literal('editedBlok'), ...selected }),
  z.object({ action: z.literal('enterComponent'), ...selected }),
  z.object({ action: z.literal('deselectBlok') }),
  z.object({
    action: z.literal('offerOnPage'),
    texts: z.record(z.string(), z.record(z.string(), offeredText)),
  }),
  z.object({ action: z.literal('blockPlaces'), uid: z.string(), lists: z.array(judgedList) }),
  z.object({ action: z.literal('refusedOnPage'), refusal: judgedList.shape.refusal.unwrap() }),
])

export type EditorMessage = z.output<typeof editorMessage>

/** Parses a message of the editor around the page; undefined for any other origin and any other message. */
export function readEditorMessage(
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  editorOrigin: string,
): EditorMessage | undefined {
  return origin === editorOrigin ? editorMessage.safeParse(data).data : undefined
}
