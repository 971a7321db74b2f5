import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto'
import fc from 'fast-check'
import {
  CompactSign,
  createLocalJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  type JWTHeaderParameters,
  SignJWT,
} from 'jose'
import { describe, expect, test } from 'vitest'
import { IdentityError } from '../identity-errors.ts'
import type { Expected } from './claim-rules.ts'
import { verifyIdToken } from './verify-id-token.ts'

const now = 1_800_000_000
const own = pair()
const foreign = pair()
const elliptic = await generateKeyPair('ES256', { extractable: true })
const publicPem = own.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const keys = createLocalJWKSet({
  keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }],
})

function pair() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 })
}

const expected: Expected = {
  issuer: 'https://id.example',
  clientId: 'site',
  nonce: 'the-nonce',
  organisation: 'org_levante',
  maxAgeSeconds: 3600,
  subject: undefined,
  leewaySeconds: 60,
  now,
}

const claims = {
  iss: 'https://id.example',
  sub: 'person-1',
  aud: 'site',
  nonce: 'the-nonce',
  iat: now - 5,
  exp: now + 3600,
  auth_time: now - 10,
  org_id: 'org_levante',
}

type Changes = Record<string, unknown>

/** A token that is honest but for the named claims; `undefined` takes one away. */
function minted(
  changes: Changes = {},
  header: Partial<JWTHeaderParameters> = {},
  key: KeyObject | CryptoKey = own.privateKey,
): Promise<string> {
  return new SignJWT({ ...claims, ...changes } as never)
    .setProtectedHeader({ alg: 'RS256', kid: 'own', ...header } as JWTHeaderParameters)
    .sign(key)
}

const encoded = (part: unknown) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')

async function symmetric(alg: 'HS256' | 'HS512', secret: string): Promise<string> {
  const input = `${encoded({ alg, kid: 'own' })}.${encoded(claims)}`
  return `${input}.${createHmac(alg === 'HS256' ? 'sha256' : 'sha512', secret)
    .update(input)
    .digest('base64url')}`
}

async function cut(change: (parts: string[]) => string[]): Promise<string> {
  return change((await minted()).split('.')).join('.')
}

type Shape = [shape: string, token: () => Promise<string>, code: string]

const forged: Shape[] = [
  ['alg none', async () => `${encoded({ alg: 'none' })}.${encoded(claims)}.`, 'id_token_algorithm'],
  ['alg None', async () => `${encoded({ alg: 'None' })}.${encoded(claims)}.`, 'id_token_algorithm'],
  ['no alg', async () => `${encoded({ typ: 'JWT' })}.${encoded(claims)}.`, 'id_token_malformed'],
  ['HS256 with the client secret', () => symmetric('HS256', 'secret'), 'id_token_algorithm'],
  ['HS256 with the public key', () => symmetric('HS256', publicPem), 'id_token_algorithm'],
  ['HS512', () => symmetric('HS512', publicPem), 'id_token_algorithm'],
  ['PS256', () => minted({}, { alg: 'PS256' }), 'id_token_algorithm'],
  ['RS512', () => minted({}, { alg: 'RS512' }), 'id_token_algorithm'],
  ['ES256', () => minted({}, { alg: 'ES256' }, elliptic.privateKey), 'id_token_algorithm'],
  ['another key under our key’s name', () => minted({}, { kid: 'own' }, foreign.privateKey), 'id_token_signature'],
  ['an unknown key', () => minted({}, { kid: 'other' }, foreign.privateKey), 'id_token_signature'],
  [
    'a key that it brings along',
    async () => minted({}, { kid: 'x', jwk: await exportJWK(foreign.publicKey) } as never, foreign.privateKey),
    'id_token_signature',
  ],
  [
    'a key that it points to',
    () => minted({}, { kid: 'x', jku: 'https://evil.example' }, foreign.privateKey),
    'id_token_signature',
  ],
  [
    'changed claims',
    () => cut(([head = '', , sign = '']) => [head, encoded({ ...claims, sub: 'admin' }), sign]),
    'id_token_signature',
  ],
  [
    'a changed header',
    () => cut(([, body = '', sign = '']) => [encoded({ alg: 'RS256', kid: 'own', typ: 'x' }), body, sign]),
    'id_token_signature',
  ],
  ['garbage for a signature', () => cut(([head = '', body = '']) => [head, body, 'AAAA']), 'id_token_signature'],
  ['no signature', () => cut(([head = '', body = '']) => [head, body, '']), 'id_token_signature'],
  [
    'an unknown critical header',
    async () =>
      `${encoded({ alg: 'RS256', kid: 'own', crit: ['x'], x: 1 })}.${(await minted()).split('.').slice(1).join('.')}`,
    'id_token_signature',
  ],
  ['another issuer', () => minted({ iss: 'https://evil.example' }), 'id_token_issuer'],
  ['our issuer with a slash more', () => minted({ iss: 'https://id.example/' }), 'id_token_issuer'],
  ['no issuer', () => minted({ iss: undefined }), 'id_token_issuer'],
  ['no subject', () => minted({ sub: undefined }), 'id_token_subject'],
  ['an empty subject', () => minted({ sub: '' }), 'id_token_subject'],
  ['another audience', () => minted({ aud: 'other' }), 'id_token_audience'],
  ['no audience', () => minted({ aud: undefined }), 'id_token_audience'],
  ['an audience that begins like ours', () => minted({ aud: 'site2' }), 'id_token_audience'],
  ['an audience that is no list of names', () => minted({ aud: ['site', 5] }), 'id_token_audience'],
  ['several audiences and nobody named', () => minted({ aud: ['site', 'other'] }), 'id_token_authorized_party'],
  [
    'several audiences and another named',
    () => minted({ aud: ['site', 'other'], azp: 'other' }),
    'id_token_authorized_party',
  ],
  ['one audience and another named', () => minted({ azp: 'other' }), 'id_token_authorized_party'],
  ['no nonce', () => minted({ nonce: undefined }), 'id_token_nonce'],
  ['another nonce', () => minted({ nonce: 'other' }), 'id_token_nonce'],
  ['expired 61 s ago', () => minted({ exp: now - 61 }), 'id_token_expiry'],
  ['no expiry', () => minted({ exp: undefined }), 'id_token_expiry'],
  ['an expiry in words', () => minted({ exp: '2099-01-01' }), 'id_token_expiry'],
  ['issued in an hour', () => minted({ iat: now + 3600 }), 'id_token_issued_at'],
  ['no time of issue', () => minted({ iat: undefined }), 'id_token_issued_at'],
  ['valid in 61 s', () => minted({ nbf: now + 61 }), 'id_token_not_before'],
  ['proved too long ago', () => minted({ auth_time: now - 3661 }), 'id_token_auth_time'],
  ['no time of the proof', () => minted({ auth_time: undefined }), 'id_token_auth_time'],
  ['proved in the future', () => minted({ auth_time: now + 61 }), 'id_token_auth_time'],
  ['another organisation', () => minted({ org_id: 'org_brenta' }), 'id_token_organisation'],
  ['no organisation', () => minted({ org_id: undefined }), 'id_token_organisation'],
  [
    'another organisation under the name of ours',
    () => minted({ org_id: 'org_brenta', org_name: 'org_levante' }),
    'id_token_organisation',
  ],
  ['no token at all', async () => '', 'id_token_malformed'],
  ['two parts', () => cut((parts) => parts.slice(0, 2)), 'id_token_malformed'],
  ['a list instead of claims', () => signed('[1]'), 'id_token_malformed'],
  ['nothing instead of claims', () => signed('null'), 'id_token_malformed'],
  ['a word instead of claims', () => signed('"iss"'), 'id_token_malformed'],
  ['claims that break off', () => signed('{"iss":'), 'id_token_malformed'],
  [
    'claims in another encoding',
    async () => {
      const text = JSON.stringify({ ...claims, sub: 'ó' })
      return await signed(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
    },
    'id_token_malformed',
  ],
  ['too long', () => minted({ x: 'x'.repeat(20_000) }), 'id_token_malformed'],
]

/** A signed payload that is no object. */
function signed(text: string | Uint8Array): Promise<string> {
  const payload = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return new CompactSign(payload).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(own.privateKey)
}

const valid: [shape: string, changes: Changes][] = [
  ['an honest one', {}],
  ['one for several that names us', { aud: ['site', 'other'], azp: 'site' }],
  ['a list with us alone', { aud: ['site'] }],
  ['expired 45 s ago', { exp: now - 45 }],
  ['expired 60 s ago', { exp: now - 60 }],
  ['valid in 45 s', { nbf: now + 45 }],
  ['valid in 60 s', { nbf: now + 60 }],
  ['issued in 60 s', { iat: now + 60 }],
  ['proved at the very edge', { auth_time: now - 3660 }],
  ['proved in 60 s', { auth_time: now + 60 }],
  ['with more claims than we know', { groups: ['distributor'], extra: { deep: [1] } }],
]

async function outcome(token: string, against: Expected = expected): Promise<string> {
  try {
    return (await verifyIdToken(token, keys, against)).sub
  } catch (error) {
    return error instanceof IdentityError ? error.code : `unexpected: ${String(error)}`
  }
}

describe('an ID token', () => {
  test.each(forged)('with %s is refused for its own reason', async (_, token, code) => {
    expect(await outcome(await token())).toBe(code)
  })

  test('there are at least 37 of these', () => expect(forged.length).toBeGreaterThanOrEqual(37))

  test.each(valid)('%s is accepted', async (_, changes) => {
    expect(await outcome(await minted(changes))).toBe('person-1')
  })

  test('of an organisation that is known by name counts by its name in small letters', async () => {
    const token = await minted({ org_id: undefined, org_name: 'levante' })
    expect(await outcome(token, { ...expected, organisation: 'Levante' })).toBe('person-1')
  })

  test('that was refreshed must be of the same person and needs no nonce', async () => {
    const refreshed = { ...expected, nonce: undefined, subject: 'person-1', maxAgeSeconds: undefined }
    expect(await outcome(await minted({ nonce: undefined, auth_time: undefined }), refreshed)).toBe('person-1')
    expect(await outcome(await minted({ sub: 'person-2' }), refreshed)).toBe('id_token_subject')
    // One that has them all the same is no worse for it.
    expect(await outcome(await minted({ auth_time: now - 900_000 }), refreshed)).toBe('person-1')
  })

  test.each<[changes: Changes, end: string]>([
    [{ org_id: 'org_brenta', org_name: 'brenta' }, 'person-1'],
    [{ org_id: undefined }, 'person-1'],
    [{ org_id: undefined, org_name: 'brenta' }, 'person-1'],
    [{ org_id: '' }, 'id_token_organisation'],
    [{ org_id: 5 }, 'id_token_organisation'],
    [{ org_name: '' }, 'id_token_organisation'],
    [{ org_id: undefined, org_name: ['brenta'] }, 'id_token_organisation'],
  ])('where no organisation was asked for, %j is %s', async (changes, end) => {
    expect(await outcome(await minted(changes), { ...expected, organisation: undefined })).toBe(end)
  })

  test.each<[trouble: Error, code: string]>([
    [new IdentityError('timeout'), 'timeout'],
    [new TypeError('fetch failed'), 'provider_unavailable'],
    [new errors.JWKSTimeout(), 'provider_unavailable'],
    [new errors.JWKSInvalid(), 'provider_unavailable'],
    [new errors.JOSEError('Expected 200 OK'), 'provider_unavailable'],
    [new errors.JWKSNoMatchingKey(), 'id_token_signature'],
    [new Error('anything else'), 'id_token_signature'],
  ])('whose key cannot be had (%s) is refused as %s', async (trouble, code) => {
    const without = () => Promise.reject(trouble)
    await expect(verifyIdToken(await minted(), without, expected)).rejects.toMatchObject({ code })
  })

  test('changed anywhere is refused with an error of the catalogue', async () => {
    const honest = await minted()
    const change = fc.record({ at: fc.nat({ max: honest.length - 1 }), letter: fc.constantFrom(...'ABwx09_-.=') })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const letters = [...honest]
        for (const { at, letter } of changes) letters[at] = letter
        const token = letters.join('')
        // The last letter of a part has bits that no byte uses.
        const isSame =
          token
            .split('.')
            .map((part) => Buffer.from(part, 'base64url').toString('hex'))
            .join() ===
          honest
            .split('.')
            .map((part) => Buffer.from(part, 'base64url').toString('hex'))
            .join()
        fc.pre(!isSame)
        expect(await outcome(token)).toMatch(/^id_token_/)
      }),
      { numRuns: 2000 },
    )
  })
})
