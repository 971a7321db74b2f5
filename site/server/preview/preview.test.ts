import { describe, expect, test } from 'vitest'
import { type AdmissionRequest, admissionOf } from './admission.ts'
import { hasCredentials } from './basic-auth.ts'
import { draftCookieFor, hasDraftCookie, renewedDraftCookie } from './draft-cookie.ts'
import { isSignedByEditor, requestsDraft, signatureOf } from './preview-token.ts'

const secrets = { spaceId: 100_001, previewToken: 'a-preview-token' }
const other = { spaceId: 100_002, previewToken: 'another-token' }
const now = Date.parse('2026-11-21T12:00:00Z')
const seconds = now / 1000

type Signing = { at?: number; by?: typeof secrets; tk?: Record<string, string> }

/** A query as the editor signs it; `tk` replaces the computed one. */
function signed({ at = seconds, by = secrets, tk: changed = {} }: Signing = {}) {
  const tk = { space_id: String(by.spaceId), timestamp: String(at), token: signatureOf(String(at), by), ...changed }
  return new URLSearchParams(Object.entries(tk).map(([name, value]) => [`_storyblok_tk[${name}]`, value]))
}

function without(query: URLSearchParams, name: string): URLSearchParams {
  const changed = new URLSearchParams(query)
  changed.delete(name)
  return changed
}

function withMore(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(query)
  changed.append(name, value)
  return changed
}

describe('the editor’s signature', () => {
  test('is SHA-1 of space, preview token and time', () => {
    expect(signatureOf('1700000000', { spaceId: 1, previewToken: 't' })).toBe(
      '71e4d0f15b965bd216d750fd0e468b17bc0c80fe',
    )
  })

  test.each([0, 1, 3599, 3600, -60])('is good %i seconds after it was made', (age) => {
    expect(isSignedByEditor(signed({ at: seconds - age }), secrets, now)).toBe(true)
  })

  test.each([3601, 86_400, -61, -3600])('is refused %i seconds after it was made', (age) => {
    expect(isSignedByEditor(signed({ at: seconds - age }), secrets, now)).toBe(false)
  })

  test.each<[string, URLSearchParams]>([
    ['nothing', new URLSearchParams()],
    ['another space', signed({ by: other })],
    ['another space that names ours', signed({ by: other, tk: { space_id: '100001' } })],
    ['a changed token', signed({ tk: { token: 'a'.repeat(40) } })],
    ['a token in capitals', signed({ tk: { token: signatureOf(String(seconds), secrets).toUpperCase() } })],
    ['a token with more behind it', signed({ tk: { token: `${signatureOf(String(seconds), secrets)}0` } })],
    ['a token with more before it', signed({ tk: { token: `0${signatureOf(String(seconds), secrets)}` } })],
    ['no time', without(signed(), '_storyblok_tk[timestamp]')],
    ['no token', without(signed(), '_storyblok_tk[token]')],
    ['a short token', signed({ tk: { token: 'abc' } })],
    ['an empty token', signed({ tk: { token: '' } })],
    ['a changed time', signed({ tk: { timestamp: String(seconds - 1) } })],
    ['no number as time', signed({ tk: { timestamp: 'NaN', token: signatureOf('NaN', secrets) } })],
    [
      'a time with decimals',
      signed({ tk: { timestamp: `${seconds}.0`, token: signatureOf(`${seconds}.0`, secrets) } }),
    ],
    ['a token given twice', withMore(signed(), '_storyblok_tk[token]', 'b'.repeat(40))],
    ['a space given twice', withMore(signed(), '_storyblok_tk[space_id]', '100001')],
    ['a list of tokens', new URLSearchParams([...signed()].map(([name, value]) => [`${name}[]`, value]))],
  ])('is refused with %s', (_, query) => {
    expect(isSignedByEditor(query, secrets, now)).toBe(false)
  })

  test.each<[string, boolean]>([
    ['_storyblok=12', true],
    ['_storyblok_tk%5Btoken%5D=x', true],
    ['_storyblok_tk=x', true],
    ['_storyblok_published=12', false],
    ['page=2', false],
    ['', false],
  ])('an address with the query "%s" asks for a draft: %s', (query, isRequesting) => {
    expect(requestsDraft(new URLSearchParams(query))).toBe(isRequesting)
  })
})

describe('the draft cookie', () => {
  const set = draftCookieFor(secrets, now)
  const pair = set.slice(0, set.indexOf(';'))

  test('is host-only, HttpOnly, and sent from a frame', () => {
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/', 'Max-Age=3600']) {
      expect(set.split('; ')).toContain(attribute)
    }
    expect(set).not.toMatch(/domain/i)
  })

  test('names the space, its expiry and the time of the signature, and nothing else', () => {
    expect(pair).toMatch(new RegExp(`^zarandal_draft=100001\\.${seconds + 3600}\\.${seconds}\\.[\\w-]{43}$`))
  })

  test('is renewed for another hour while the preview is open, for twelve hours after the signature', () => {
    let current = pair
    const renewAt = (minutes: number) => renewedDraftCookie(current, secrets, now + minutes * 60_000)?.split(';')[0]
    for (let minutes = 50; minutes < 720; minutes += 50) {
      current = renewAt(minutes) ?? ''
      expect(current).toContain(`.${seconds + minutes * 60 + 3600}.${seconds}.`)
    }
    expect(hasDraftCookie(current, secrets, now + 720 * 60_000)).toBe(true)
    expect(renewAt(720)).toBeUndefined()
  })

  test.each([
    ['none', ''],
    ['an expired one', draftCookieFor(secrets, now - 3_600_000)],
    ['one of another space', draftCookieFor(other, now)],
    ['one whose time of the signature was changed', pair.replace(/\.(\d+)\.([\w-]{43})$/, `.${seconds + 60}.$2`)],
  ])('%s is not renewed', (_, header) => {
    expect(renewedDraftCookie(header.split(';')[0], secrets, now)).toBeUndefined()
  })

  test('of a process whose clock is a minute ahead is good, and no other', () => {
    const ahead = (ms: number) => draftCookieFor(secrets, now + ms).split(';')[0]
    expect([60_000, 61_000].map((ms) => hasDraftCookie(ahead(ms), secrets, now))).toEqual([true, false])
  })

  test('is good for an hour, among other cookies too', () => {
    expect(hasDraftCookie(`a=1; ${pair}; b=2`, secrets, now + 3_599_000)).toBe(true)
    expect(hasDraftCookie(pair, secrets, now + 3_600_000)).toBe(false)
  })

  test('is good beside others of its name', () => {
    expect(hasDraftCookie(`zarandal_draft=old; ${pair}; zarandal_draft=`, secrets, now)).toBe(true)
    expect(hasDraftCookie(`zarandal_draft=old; other=${pair.split('=')[1]}`, secrets, now)).toBe(false)
  })

  test.each<[string, string | undefined]>([
    ['no cookie', undefined],
    ['an empty one', 'zarandal_draft='],
    ['a longer life', pair.replace(String(seconds + 3600), String(seconds + 7200))],
    ['a changed signature', `${pair.slice(0, -1)}${pair.endsWith('A') ? 'B' : 'A'}`],
    ['another space', draftCookieFor(other, now)],
    ['another space with our key', draftCookieFor({ ...secrets, spaceId: 100_002 }, now)],
    ['more behind it', `${pair}A`],
    ['more before it', pair.replace('=', '=1')],
    ['our space with another key', draftCookieFor({ ...secrets, previewToken: 'x' }, now)],
    ['another name', pair.replace('zarandal_draft', 'zarandal_drafts')],
    ['one from the future', draftCookieFor(secrets, now + 7_200_000)],
  ])('%s opens nothing', (_, header) => {
    expect(hasDraftCookie(header?.split(';')[0], secrets, now)).toBe(false)
  })
})

const credentials = { user: 'redaccion', password: 'llave: ñ' }
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

describe('credentials of a gated website', () => {
  test.each<[string, string | undefined, boolean]>([
    ['right', basic('redaccion:llave: ñ'), true],
    ['right, the scheme in small letters', basic('redaccion:llave: ñ').replace('Basic', 'basic'), true],
    ['with another password', basic('redaccion:llave'), false],
    ['with another user', basic('visita:llave: ñ'), false],
    ['without a password', basic('redaccion'), false],
    ['empty', 'Basic ', false],
    ['of another scheme', `Bearer ${Buffer.from('redaccion:llave: ñ').toString('base64')}`, false],
    ['absent', undefined, false],
    ['right, after two spaces', basic('redaccion:llave: ñ').replace(' ', '  '), true],
    ['after another scheme', `Digest ${basic('redaccion:llave: ñ')}`, false],
    ['before something else', `${basic('redaccion:llave: ñ')}, Digest`, false],
    ['overlong', `Basic ${'A'.repeat(5000)}`, false],
  ])('%s', (_, header, isRight) => {
    expect(hasCredentials(header, credentials)).toBe(isRight)
  })
})

describe('admission', () => {
  const cookie = draftCookieFor(secrets, now).split(';')[0] ?? ''
  type Given = Partial<Omit<AdmissionRequest, 'header'>> & { headers?: Record<string, string> }
  const admitted = ({ headers = {}, ...given }: Given = {}) =>
    admissionOf({
      query: new URLSearchParams(),
      header: (name) => headers[name],
      isGated: false,
      secrets,
      credentials,
      now,
      ...given,
    })

  test('a visitor is a visitor, and refused on a gated website', () => {
    expect(admitted()).toBe('visitor')
    expect(admitted({ isGated: true })).toBe('refused')
    expect(admitted({ isGated: true, headers: { authorization: basic('redaccion:llave: ñ') } })).toBe('visitor')
    expect(admitted({ isGated: true, headers: { authorization: basic('redaccion:x') } })).toBe('refused')
  })

  test('a request for a draft needs a signature or the cookie; credentials of a website do not open drafts', () => {
    const query = new URLSearchParams('_storyblok=1')
    expect(admitted({ query })).toBe('refused')
    expect(admitted({ query, headers: { authorization: basic('redaccion:llave: ñ') } })).toBe('refused')
    expect(admitted({ query, headers: { cookie } })).toBe('editor')
    expect(admitted({ query: signed() })).toBe('new-editor')
    expect(admitted({ query: signed(), isGated: true })).toBe('new-editor')
    expect(admitted({ query: signed({ at: seconds - 4000 }) })).toBe('refused')
  })

  test('5,000 forged signatures and cookies are refused, whatever release and moment they name', () => {
    const digits = (length: number) =>
      Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join('')
    const forge: ((at: number) => Given)[] = [
      () => ({ query: signed({ tk: { token: digits(40) } }) }),
      (at) => ({ query: signed({ tk: { timestamp: String(seconds - 1 - at) } }) }),
      (at) => ({ query: signed({ by: { ...secrets, previewToken: `token-${at}` } }) }),
      (at) => ({ query: signed({ at: seconds - 3601 - at }) }),
      (at) => ({
        query: new URLSearchParams('_storyblok=1'),
        headers: { cookie: cookie.replace(/[\w-]{43}$/, digits(43)).replace(/\.\d+\./, `.${seconds + 60 + at}.`) },
      }),
    ]
    const given = Array.from({ length: 5000 }, (_, at) => forge[at % forge.length]?.(at) ?? {})
    for (const { query } of given) {
      query?.set('_storyblok_release', '12')
      query?.set('_preview_at', '2027-01-01T00:00:00Z')
    }
    expect(new Set(given.map(admitted))).toEqual(new Set(['refused']))
  })

  test('in the frame the cookie opens every page; beside it the same person is a visitor', () => {
    expect(admitted({ headers: { cookie, 'sec-fetch-dest': 'iframe' } })).toBe('editor')
    expect(admitted({ headers: { cookie, 'sec-fetch-dest': 'document' } })).toBe('visitor')
    expect(admitted({ headers: { 'sec-fetch-dest': 'iframe' } })).toBe('refused')
    expect(admitted({ isGated: true, headers: { cookie, 'sec-fetch-dest': 'document' } })).toBe('editor')
  })
})
