import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoCustomers } from 'local-stack/identity-provider/customers.ts'
import { startIdentityProvider } from 'local-stack/identity-provider/start-identity-provider.ts'
import { expect, test } from 'vitest'

test('the first page of the identity provider lists all demo customers with their passwords', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'customers-'))
  const provider = await startIdentityProvider({
    port: 0,
    siteOrigins: ['http://localhost:3000'],
    clientId: 'zarandal-site',
    clientSecret: undefined,
    dataFolder,
    mailPort: 1,
    hasFaults: false,
  })
  try {
    const response = await fetch(provider.issuer, { headers: { 'accept-language': 'de' } })
    const text = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(text).toContain('<h1>Demokonten</h1>')
    for (const { email, password } of demoCustomers)
      expect(text).toContain(`<code>${email}</code> <code>${password}</code>`)
  } finally {
    await provider.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
