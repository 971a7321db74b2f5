/** Requests of a plugin to its container (`@storyblok/field-plugin`, messages to the container). */
export type PluginRequest = {
  action: 'plugin-changed' | 'prompt-ai'
  uid: string
  event: string
  callbackId?: string
  model?: unknown
  /** Of a modal request: whether it opens. */
  status?: boolean
  modalSize?: { width?: unknown; height?: unknown }
  /** Pixels. */
  height?: number
  /** Of an asset request: the plugin's name for the target of the file. */
  field?: string
}

/** Parses a message of this plugin: the action must be known, and the uid that of its frame. */
export function parsePluginRequest(data: unknown, uid: string): PluginRequest | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const request = data as Readonly<Partial<PluginRequest>>
  const isOurs = request.uid === uid && (request.action === 'plugin-changed' || request.action === 'prompt-ai')
  if (!isOurs) return undefined
  return { ...(data as PluginRequest), event: request.action === 'prompt-ai' ? 'promptAI' : String(request.event) }
}
