/** What a plugin may ask of the page around it (`@storyblok/field-plugin`, messages to the container). */
export type PluginRequest = {
  action: 'plugin-changed' | 'prompt-ai'
  uid: string
  event: string
  callbackId?: string
  model?: unknown
  /** Of a window: whether it opens. */
  status?: boolean
  modalSize?: { width?: unknown; height?: unknown }
  /** Pixels. */
  height?: number
  /** Of the asset window: what the plugin calls the place the file is for. */
  field?: string
}

/** A message that this plugin may have sent: the action, and the uid that its frame was given. */
export function parsePluginRequest(data: unknown, uid: string): PluginRequest | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const request = data as Readonly<Partial<PluginRequest>>
  const isOurs = request.uid === uid && (request.action === 'plugin-changed' || request.action === 'prompt-ai')
  if (!isOurs) return undefined
  return { ...(data as PluginRequest), event: request.action === 'prompt-ai' ? 'promptAI' : String(request.event) }
}
