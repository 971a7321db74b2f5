import { isObject } from '../../is-object.ts'
import { textIn } from '../../plain-value.ts'
import { type OnPageMessage, parseOnPageMessage } from './on-page/on-page-message.ts'

/** The configuration that the page's bridge sends when it starts. */
export type BridgeConfig = { resolveRelations: string[]; resolveLinks: string; fallbackLang: string }

/** One breadcrumb, as the page's menu returns it. */
type MenuBlock = { _uid: string }

/** Messages of the page in the frame (preview-bridge 2.3.1). */
export type PageMessage =
  | { action: 'initialized'; config: BridgeConfig }
  | { action: 'ping' }
  | { action: 'edit'; uid: string; id: string }
  | { action: 'noFocus' }
  | { action: 'shortcut'; shortcut: Shortcut }
  /** The right to see drafts has ended; `renewPreview` asks for another signature. */
  | { action: 'previewEnded' | 'renewPreview' }
  | { action: BlockAction; uid: string }
  | { action: 'onPage'; message: OnPageMessage }

/** Shortcuts of the editor, pressed with the focus in a frame. */
export type Shortcut = 'save' | 'undo' | 'redo'

export function isShortcut(value: unknown): value is Shortcut {
  return value === 'save' || value === 'undo' || value === 'redo'
}

const blockActions = [
  'addBlockBefore',
  'addBlockAfter',
  'duplicateBlock',
  'copy',
  'moveForward',
  'moveBackward',
  'deleteBlock',
] as const

export type BlockAction = (typeof blockActions)[number]

type Raw = Record<string, unknown>
type Reader = (raw: Raw) => PageMessage | undefined

/** One row per action with its parser. */
const readers: Readonly<Record<string, Reader>> = {
  initialized: ({ config }) => ({ action: 'initialized', config: configOf(config) }),
  ping: () => ({ action: 'ping' }),
  noFocus: () => ({ action: 'noFocus' }),
  previewEnded: () => ({ action: 'previewEnded' }),
  renewPreview: () => ({ action: 'renewPreview' }),
  shortcut: ({ shortcut }) => (isShortcut(shortcut) ? { action: 'shortcut', shortcut } : undefined),
  edit: ({ dataC, id, uid }) => {
    const given = isObject(dataC) ? dataC : { id, uid }
    return typeof given['uid'] === 'string' ? { action: 'edit', uid: given['uid'], id: textIn(given['id']) } : undefined
  },
  ...Object.fromEntries(blockActions.map((action) => [action, (raw: Raw) => blockMessage(action, raw)])),
}

function blockMessage(action: BlockAction, { blok }: Raw): PageMessage | undefined {
  const uid = isObject(blok) ? (blok as MenuBlock)._uid : undefined
  return typeof uid === 'string' ? { action, uid } : undefined
}

/** Parses a message of the page and its bridge; undefined for any other. */
export function parsePageMessage(data: unknown): PageMessage | undefined {
  if (!isObject(data) || typeof data['action'] !== 'string') return undefined
  if (Object.hasOwn(readers, data['action'])) return readers[data['action']]?.(data)
  const message = parseOnPageMessage(data)
  return message && { action: 'onPage', message }
}

function configOf(config: unknown): BridgeConfig {
  const raw = isObject(config) ? config : {}
  const relations = [raw['resolveRelations']].flat().flatMap((entry) => textIn(entry).split(','))
  return {
    resolveRelations: relations.map((entry) => entry.trim()).filter((entry) => entry.includes('.')),
    resolveLinks: textIn(raw['resolveLinks']),
    fallbackLang: textIn(raw['fallbackLang']),
  }
}
