import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'

/** The provider's signing key, generated at the first start and stored, so that sessions survive a restart. */
export async function signingKey(folder: string): Promise<JWK> {
  const file = join(folder, 'signing-key.json')
  const stored = await readFile(file, 'utf8').catch(() => undefined)
  if (stored !== undefined) return JSON.parse(stored) as JWK
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key: JWK = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: 'RS256', use: 'sig' }
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify(key), { mode: 0o600 })
  return key
}
