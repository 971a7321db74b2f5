import { afterEach, expect, test, vi } from 'vitest'
import { failureOf } from '../services/failure-of.ts'
import { managementClient, requireResponse } from '../services/management-client.ts'
import { assetUpload } from '../services/services-for.ts'
import { interfaceLanguages } from './interface-language.ts'
import { failureSentence } from './messages-for.ts'

afterEach(() => vi.unstubAllGlobals())

type Refusal = [status: number | 'none' | 'timeout', body: unknown, reason: string]

/** The failures that the content service, or the way to it, may give to any request of the editor. */
const refusals: readonly Refusal[] = [
  ['none', '', 'away'],
  ['timeout', '', 'late'],
  [400, { error: 'The body is not valid JSON' }, 'refused'],
  [401, { error: 'Unauthorized' }, 'noRight'],
  [403, { error: 'Forbidden' }, 'noRight'],
  [404, ['This record could not be found'], 'gone'],
  [409, { error: 'This story has been changed by someone else since it was opened' }, 'movedOn'],
  [413, { error: 'The body is larger than 10 MB' }, 'tooLarge'],
  [422, { slug: ['has already been taken'] }, 'taken'],
  [422, { content: ['is nested too deeply'] }, 'refused'],
  [429, { error: 'Too many requests' }, 'tooMany'],
  [500, { error: 'Internal error' }, 'broken'],
  [501, { error: 'A release holds stories and no folders' }, 'notOffered'],
  [502, { error: 'The content service does not respond' }, 'away'],
  [503, '<html>', 'away'],
  [504, '<html>', 'late'],
]

const fileRefusals: readonly Refusal[] = [
  ['none', '', 'away'],
  [403, { error: 'This upload is not allowed, or no longer' }, 'fileTooLate'],
  [413, { error: 'The file is larger than 50 MB' }, 'fileTooLarge'],
  [422, { error: 'The content of a.png is of another kind than its name' }, 'fileOtherContent'],
  [429, { error: 'Too many requests' }, 'tooMany'],
  [500, '<html>', 'broken'],
]

function answerWith(status: Refusal[0], body: unknown) {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async () => {
    if (status === 'none') throw new TypeError('Failed to fetch')
    if (status === 'timeout') throw new DOMException('', 'TimeoutError')
    return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })
  })
}

async function errorOf(pending: Promise<unknown>): Promise<unknown> {
  return await pending.then(
    () => undefined,
    (error: unknown) => error,
  )
}

test.each(refusals)('a request that ends with %s %j is explained in five languages', async (status, body, reason) => {
  answerWith(status, body)
  const client = managementClient(1)
  const requests = [
    () => client.send('PUT', 'stories/1'),
    () => client.page('stories', 'stories'),
    () => client.get('users/me'),
    () => requireResponse('/setup'),
  ]
  for (const request of requests) {
    const failure = failureOf(await errorOf(request()))
    expect(failure.reason).toBe(reason)
    const sentences = interfaceLanguages.map((language) => failureSentence(language, failure))
    expect(new Set(sentences).size).toBe(interfaceLanguages.length)
    expect(sentences.join(' ')).not.toMatch(/[{}]|“”|undefined|\[object/)
  }
})

test.each(fileRefusals)('a file that is refused with %s %j is explained as a file', async (status, body, reason) => {
  const client = { ...managementClient(1), send: async () => ({ id: 1, post_url: 'http://a.example/f', fields: {} }) }
  answerWith(status, body)
  const upload = assetUpload(client as unknown as Parameters<typeof assetUpload>[0])
  expect(failureOf(await errorOf(upload(new File(['x'], 'a.pdf')))).reason).toBe(reason)
})

test('an error of the page itself is said as one', () => {
  expect(failureSentence('en', failureOf(new TypeError('x is undefined')))).toContain('“TypeError: x is undefined”')
})
