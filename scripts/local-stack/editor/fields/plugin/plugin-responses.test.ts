import { expect, test } from 'vitest'
import { type PluginContext, stateResponse } from './plugin-responses.ts'

const place: PluginContext = {
  uid: 'u',
  field: { type: 'custom', field_type: 'custom-landing-data' },
  language: '',
  interfaceLanguage: 'en',
  spaceId: 7,
  previewToken: 'token-of-the-space',
  blockId: 'b',
  story: undefined,
  model: undefined,
  isModalOpen: false,
}

test.each(['loaded', 'state-changed'] as const)('%s passes the preview token of the space to the plugin', (action) => {
  expect(stateResponse(action, place)).toMatchObject({ action, spaceId: 7, token: 'token-of-the-space' })
})
