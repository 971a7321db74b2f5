import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { readBridgeToken } from 'cms-plugin/server/app/bridge-token.ts'
import fc from 'fast-check'
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { accessOf } from 'local-stack/search-service/access/access.ts'
import { readKey } from 'local-stack/search-service/access/key-record.ts'
import { openSecuredKey } from 'local-stack/search-service/access/open-secured-key.ts'
import { ProtocolError } from 'local-stack/search-service/protocol-error.ts'
import { openDatabase } from 'local-stack/search-service/store/open-database.ts'
import { isSigned } from 'site/content/changes/verify-signature.ts'
import { linkToken, readLinkToken, storyOpenedBy } from 'site/features/preview-links/preview-link.ts'
import { digestLink, digestNamed } from 'site/features/subscriptions/digests/digest-link.ts'
import { makeToken, readToken } from 'site/forms/submissions/form-token.ts'
import { IdentityError } from 'site/identity/identity-errors.ts'
import { readTokenResponse } from 'site/identity/provider/token-response.ts'
import { signedClaims } from 'site/identity/provider/verify-id-token.ts'
import { decryptTicket, encryptTicket } from 'site/identity/session/session-cookie.ts'
import { signSearchKey } from 'site/search/access/sign-search-key.ts'
import { draftCookieFor, hasDraftCookie, renewedDraftCookie } from 'site/server/preview/draft-cookie.ts'
import { isSignedByEditor, requestsDraft, signatureOf } from 'site/server/preview/preview-token.ts'
import { jsonValues } from '../damaged-json.ts'
import { texts } from '../damaged-text.ts'
import { signs } from '../hostile-texts.ts'
import { defineReader, type Reader, unlessRefused, unlessRefusedLater } from '../reader.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const secrets = { spaceId: 7, previewToken: 'preview' }
const secret = 'a secret of thirty-two characters'
const key = new TextEncoder().encode(secret)
const signed = new URLSearchParams({
  '_storyblok_tk[space_id]': '7',
  '_storyblok_tk[timestamp]': String(now / 1000),
  '_storyblok_tk[token]': signatureOf(String(now / 1000), secrets),
})
const draftCookie = draftCookieFor(secrets, now).split(';')[0] ?? ''
const link = {
  id: 'a'.repeat(22),
  storyId: 7,
  market: 'italy',
  locale: 'it',
  release: undefined,
  moment: undefined,
  expiresAt: now,
} as const
const ticket = await encryptTicket({ id: 'a', secret: 'b' }, secret)
const { privateKey, publicKey } = await generateKeyPair('RS256')
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] })
const idToken = await new SignJWT({ sub: 'a' }).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
const bridgeToken = await new SignJWT({ space_id: 7, user_id: '1', exp: now })
  .setProtectedHeader({ alg: 'HS256' })
  .sign(key)
const searchKey = signSearchKey('parent', {
  filters: 'markets:italy',
  restrictIndices: ['public_it'],
  validUntil: 2 ** 40,
})
const parent = readKey('parent', { acl: ['search'] }, 0)
const access = { database: openDatabase(':memory:'), applicationId: 'A', adminKey: 'admin', keys: [parent] }
const message = JSON.stringify({ action: 'published', space_id: 7, story_id: 1 })
const jwtSigns = ['.', '-', '_', '=', 'e30', Buffer.from('{"alg":"none"}').toString('base64url')]

/** Whoever changes a token has none, or the same one. */
const token = (valid: string, pieces: readonly string[] = ['.', '-', '_', '=', '0', 'a']) =>
  texts(fc.constant(valid), pieces)

/** Tokens, signatures and answers of the identity provider. */
export const tokenReaders: readonly Reader[] = [
  defineReader({
    name: 'token-preview',
    inputs: token(String(signed), signs('& _storyblok_tk[token]= _storyblok %5B 0')),
    check(text) {
      const query = new URLSearchParams(text)
      if (!isSignedByEditor(query, secrets, now)) return
      assert.equal(query.get('_storyblok_tk[token]'), signatureOf(query.get('_storyblok_tk[timestamp]') ?? '', secrets))
      assert.ok(requestsDraft(query))
    },
  }),
  defineReader({
    name: 'token-draft-cookie',
    inputs: token(draftCookie, ['.', ';', '=', '; ', '0']),
    check(header) {
      if (hasDraftCookie(header, secrets, now)) assert.ok(header.includes(draftCookie.split('=')[1] ?? ''))
      renewedDraftCookie(header, secrets, now)
    },
    growing: {
      pieces: ['.', '1', ';', `${draftCookie};`],
      longest: 16_000,
      read: (text) => hasDraftCookie(text, secrets, now),
    },
  }),
  defineReader({
    name: 'token-preview-link',
    inputs: token(linkToken(link, key)),
    check(text) {
      const read = readLinkToken(text, key)
      if (read) assert.equal(linkToken(read, key), text)
      const opened = storyOpenedBy({ storyId: undefined, release: 1 }, [text])
      assert.ok(opened === undefined || Number.isSafeInteger(opened))
    },
  }),
  defineReader({
    name: 'token-of-digest',
    inputs: token(new URL(digestLink('http://a', 'b'.repeat(22))).searchParams.get('token') ?? ''),
    check(text) {
      const id = digestNamed(text)
      if (id !== undefined) assert.equal(new URL(digestLink('http://a', id)).searchParams.get('token'), text)
    },
  }),
  defineReader({
    name: 'token-of-form',
    inputs: token(makeToken('visit', 'contact', { secret, now, owner: 'c'.repeat(22) }), signs('. page visit - z')),
    check(text) {
      const read = readToken(text, 'contact', { secret, now })
      if (read) assert.ok(Number.isFinite(read.ageMs) && read.kind === text.split('.')[0])
      assert.equal(readToken(text, 'another', { secret, now }), undefined)
    },
  }),
  defineReader({
    name: 'token-of-session',
    inputs: token(ticket, jwtSigns),
    async check(text) {
      const read = await decryptTicket(text, secret)
      if (read) assert.deepEqual(read.id, 'a')
    },
  }),
  defineReader({
    name: 'token-of-provider',
    inputs: token(idToken, jwtSigns),
    async check(text) {
      const claims = await unlessRefusedLater(IdentityError, () => signedClaims(text, keys))
      if (claims) assert.equal(claims['sub'], 'a')
    },
  }),
  defineReader({
    name: 'token-response',
    inputs: fc.record({
      status: fc.constantFrom(200, 201, 400, 401, 429, 500),
      type: texts(fc.constant('application/json'), ['text/html', ';', '/', 'charset=utf-8']),
      body: fc.oneof(
        jsonValues(
          fc.constantFrom(
            { access_token: 'a', token_type: 'bearer', id_token: 'b', expires_in: 60 },
            { error: 'mfa_required', mfa_token: 'c' },
          ),
        ).map((value) => JSON.stringify(value)),
        texts(fc.constant('{"access_token":"a","token_type":"bearer"}'), signs('{ } " , : [ 1e999')),
      ),
    }),
    async check({ status, type, body }) {
      const headers = { 'content-type': type.replace(/[^\u0020-\u007e]/g, '') }
      const settings = { issuer: 'https://login.example', clientId: 'a' } as Parameters<
        typeof readTokenResponse
      >[0]['settings']
      const read = await unlessRefusedLater(IdentityError, () =>
        readTokenResponse({ settings }, new Response(body, { status, headers }), 'refresh_refused'),
      )
      if (read) assert.ok(typeof read.access_token === 'string' && read.access_token !== '')
    },
  }),
  defineReader({
    name: 'token-of-bridge',
    inputs: token(bridgeToken, jwtSigns),
    async check(text) {
      const read = await readBridgeToken(text, secret, now - 1000)
      if (read) assert.deepEqual(read, { spaceId: '7', userId: '1' })
    },
  }),
  defineReader({
    name: 'token-of-search',
    inputs: fc.oneof(
      token(searchKey, ['=', '+', '/']),
      // What the parent key signs is read too.
      texts(
        fc.constant('filters=markets%3Aitaly&restrictIndices=a&validUntil=1'),
        signs('& = filters= validUntil= %22 page='),
      ).map((written) => {
        const plain = written.toWellFormed()
        return Buffer.from(`${createHmac('sha256', 'parent').update(plain).digest('hex')}${plain}`).toString('base64')
      }),
    ),
    check(text) {
      openSecuredKey(text, [parent])
      const granted = unlessRefused(ProtocolError, () =>
        accessOf({ applicationId: 'A', key: text, referer: text }, access),
      )
      if (granted) assert.equal(granted.isAdmin, text === 'admin')
    },
  }),
  defineReader({
    name: 'token-of-webhook',
    inputs: fc.record({
      body: texts(fc.constant(message), signs('{ } " : ,')),
      signature: token(createHmac('sha1', 'hook').update(message).digest('hex')),
    }),
    check({ body, signature }) {
      if (isSigned(Buffer.from(body), signature, 'hook')) assert.equal(body.toWellFormed(), message)
    },
  }),
]
