import { setupFieldPlugin } from '@storyblok/field-plugin/test'
import { vi } from 'vitest'

/** The vendor's container speaks from here. */
export const sandbox = 'https://plugin-sandbox.storyblok.com'

export type VendorContainer = {
  /** Every value the plugin gave the CMS. */
  given: Record<string, unknown>[]
  /** The CMS has another value than ours: another language, or a version that was restored. */
  arrive: (model: unknown, more?: Record<string, unknown>, origin?: string) => void
  stop: () => void
}

/** The vendor's own container around a plugin; until it is stopped, the plugin's window is in its frame. */
export function startContainer(): VendorContainer {
  const container = setupFieldPlugin()
  const given: Record<string, unknown>[] = []
  let receive: EventListener = () => undefined
  const { parent } = window
  const post = parent.postMessage.bind(parent)
  const report = (data: unknown, origin = sandbox) => receive(new MessageEvent('message', { data, origin }))
  vi.spyOn(parent, 'postMessage').mockImplementation(((message: Record<string, unknown>, origin: string) => {
    if (message['event'] === 'update') given.push(message['model'] as Record<string, unknown>)
    if (message['event'] === 'showAssetModal') queueMicrotask(() => report(fileFor(message)))
    else post(message, origin)
  }) as typeof parent.postMessage)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  // The vendor's container keeps the plugin's ear to itself: it is lent here.
  const listen = globalThis.addEventListener
  vi.stubGlobal('addEventListener', (name: string, callback: EventListener) => {
    if (name === 'message') receive = callback
    listen.call(globalThis, name, callback)
  })
  return {
    given,
    arrive: (model, more = {}, origin = sandbox) => report({ ...state, model, ...more }, origin),
    stop() {
      container.cleanUp()
      vi.restoreAllMocks()
    },
  }
}

const state = {
  action: 'state-changed',
  uid: 'test-uid',
  schema: { field_type: 'custom-landing-data', options: [], translatable: true },
  language: '',
  interfaceLanguage: 'en',
  userId: 1,
  story: { content: {} },
  isAIEnabled: false,
  isModalOpen: false,
  releases: [],
}

/** The vendor's container answers without the file's data, which its own type demands: a CMS sends them. */
function fileFor({ uid, callbackId }: Record<string, unknown>) {
  const filename = 'https://a.example/f/1/1200x800/x/key.webp'
  const asset = { id: 7, fieldtype: 'asset', filename, name: '', alt: 'A key', title: '', copyright: '', focus: '' }
  return { action: 'asset-selected', uid, callbackId, filename, asset }
}
