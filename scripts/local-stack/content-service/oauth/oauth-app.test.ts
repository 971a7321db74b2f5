import { expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { openGrants } from './grants.ts'
import { oauthApp } from './oauth-app.ts'

const tokens = { publicToken: '', previewToken: '', managementToken: '' }
const context = {
  store: openStore(':memory:'),
  spaceId: 7,
  dataFolder: '',
  ...tokens,
  origin: () => '',
  log: () => undefined,
}
const client = { clientId: 'app', clientSecret: 'a%b', redirectUri: 'https://app.example/back' }
const app = oauthApp(context, openGrants(), [client])

test.each([
  ['app:a%25b', 400],
  ['app:a%b', 401],
  ['%zz:%', 401],
  ['app', 401],
  ['', 401],
])('a client with the credentials %j gets %i', async (credentials, status) => {
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  const response = await app.request('/token', { method: 'POST', headers: { authorization }, body: 'grant_type=none' })
  expect(response.status).toBe(status)
})
