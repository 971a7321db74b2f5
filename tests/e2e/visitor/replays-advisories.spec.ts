import { expect, test } from '@playwright/test'
import { type Replay, readReplays } from 'scripts/advisories/read-advisories.ts'
import { closedStories } from '../../support/customer/extranet-content.ts'
import { requestHost } from '../../support/http/request-host.ts'
import { type RawResponse, sendText } from '../../support/http/send-raw.ts'
import { testSiteUrl } from '../../support/test-system.ts'

let secrets: string[] = []

test.beforeAll(async () => {
  secrets = (await closedStories()).flatMap(({ words }) => words)
  expect(secrets.length).toBeGreaterThan(20)
})

for (const replay of await readReplays()) {
  test(`${replay.name} gets ${replay.status}, and later visitors what they got before`, async () => {
    const before = await asVisitor(replay)
    const { status, headers, body } = await attack(replay)
    expect([status, replay.open]).toEqual([replay.status, replay.open])
    for (const [name, pattern] of Object.entries(replay.has)) expect(headers.get(name)).toMatch(new RegExp(pattern))
    const text = [...headers].flat().join('\n') + Buffer.from(body, 'latin1').toString('utf8')
    expect([...replay.lacks, ...secrets].filter((word) => text.includes(word))).toEqual([])
    expect(await asVisitor(replay)).toEqual(before)
  })
}

async function attack({ host, request, body }: Replay): Promise<RawResponse> {
  const [start = '', ...headers] = request.trimEnd().replaceAll('{site}', testSiteUrl).split('\n')
  const own = body === '' || /^Content-Length:/m.test(request) ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  const hostLine = `Host: ${host}:${new URL(testSiteUrl).port}`
  return await sendText([start, hostLine, ...headers, ...own, 'Connection: close', '', body].join('\r\n'))
}

/** What a visitor without a session gets at the address of the attack: all that does not differ from one response to the next. */
async function asVisitor({ host, request, ordinary }: Replay) {
  const path = ordinary ?? request.split(' ')[1] ?? '/'
  const { status, headers, text } = await requestHost({ host, path })
  const { location, vary } = headers
  return { status, location, vary, type: headers['content-type'], text: text.replaceAll(/nonce\W+[\w+/=-]+/g, '') }
}
