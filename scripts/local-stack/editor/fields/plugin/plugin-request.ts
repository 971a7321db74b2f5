/** Requests of a plugin to its container (`@storyblok/field-plugin`, messages to the container). */
export type PluginRequest = {
  action: 'plugin-changed' | 'prompt-ai' | 'field-state' | 'field-shortcut'
  uid: string
  event: string
  callbackId?: string
  model?: unknown
  /** Of a modal request: whether it opens. */
  status?: boolean
  modalSize?: { width?: unknown; height?: unknown }
  /** Pixels. */
  height?: number
  /** Of a field's state, which only this editor knows: whether a value was not given to it; `issues` are its faults. */
  isPending?: boolean
  issues?: unknown
  /** Of an asset request: the plugin's name for the target of the file. */
  field?: string
}

/** The event of each action; empty: the message names it. */
const events: Readonly<Record<string, string>> = {
  'plugin-changed': '',
  'prompt-ai': 'promptAI',
  'field-state': 'fieldState',
  'field-shortcut': 'fieldShortcut',
}

/** Parses a message of this plugin: the action must be known, and the uid that of its frame. */
export function parsePluginRequest(data: unknown, uid: string): PluginRequest | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const request = data as Readonly<Partial<PluginRequest>>
  const action: unknown = request.action
  const event = typeof action === 'string' && Object.hasOwn(events, action) ? events[action] : undefined
  const named = event === '' ? request.event : event
  if (request.uid !== uid || typeof named !== 'string') return undefined
  return { ...(data as PluginRequest), event: named }
}
