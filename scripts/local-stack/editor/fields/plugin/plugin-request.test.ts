import { expect, test } from 'vitest'
import { parsePluginRequest } from './plugin-request.ts'

test.each([
  [{ action: 'plugin-changed', uid: 'a', event: 'loaded' }, 'loaded'],
  [{ action: 'field-shortcut', uid: 'a' }, 'fieldShortcut'],
])('the request %j has the event %s', (data, event) => expect(parsePluginRequest(data, 'a')?.event).toBe(event))

test.each([
  { action: 'toString', uid: 'a', event: 'loaded' },
  { action: '__proto__', uid: 'a' },
  { action: 'plugin-changed', uid: 'a', event: { toString: 1 } },
  { action: 'plugin-changed', uid: 'b', event: 'loaded' },
  { action: ['plugin-changed'], uid: 'a', event: 'loaded' },
  'plugin-changed',
  null,
])('%j is no request of the plugin', (data) => expect(parsePluginRequest(data, 'a')).toBeUndefined())
