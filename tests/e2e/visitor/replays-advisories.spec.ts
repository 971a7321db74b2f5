import { expect, test } from '@playwright/test'
import { type Replay, readReplays } from 'scripts/advisories/read-advisories.ts'
import { closedStories } from '../../support/customer/extranet-content.ts'
import { requestHost } from '../../support/http/request-host.ts'
import { sendText } from '../../support/http/send-raw.ts'
import { sitemapPages } from '../../support/http/sitemap-pages.ts'
import { testSiteUrl } from '../../support/test-system.ts'

const { port } = new URL(testSiteUrl)

let secrets: string[] = []
let pages: string[] = []

test.beforeAll(async () => {
  secrets = (await closedStories()).flatMap(({ words }) => words)
  expect(secrets.length).toBeGreaterThan(20)
  pages = (await sitemapPages(['localhost'], readLocal)).map((address) => address.replace('localhost', ''))
  expect(pages.length).toBeGreaterThan(200)
})

for (const [place, replay] of (await readReplays()).entries()) {
  test(`${replay.name} gets ${replay.status}, and a visitor after it ${replay.later}`, async () => {
    const { host, lacks } = replay
    // A poisoned entry of a cache is the first one: each attack has a page of its own.
    const page = pages.at(-1 - place * 5) ?? ''
    const { status, headers, body } = await attack(replay, page)
    expect([status, replay.open]).toEqual([replay.status, replay.open])
    for (const [name, pattern] of Object.entries(replay.has)) expect(headers.get(name)).toMatch(new RegExp(pattern))
    const path = (replay.ordinary ?? replay.request.split(' ')[1] ?? '/').replace('{page}', page)
    const visitor = await requestHost({ host, path })
    const [type = ''] = (visitor.headers['content-type'] ?? '').split(';')
    expect([`${visitor.status} ${type}`.trim(), replay.open]).toEqual([replay.later, replay.open])
    const shown = [...[...headers].flat(), body, JSON.stringify(visitor.headers), visitor.text].join('\n')
    expect([...lacks, ...secrets].filter((word) => shown.includes(word))).toEqual([])
  })
}

async function attack({ host, request, body }: Replay, page: string) {
  const sent = request.trimEnd().replaceAll('{site}', testSiteUrl).replace('{page}', page)
  const [start = '', ...headers] = sent.split('\n')
  const length = body === '' || /^Content-Length:/m.test(request) ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  const lines = [start, `Host: ${host}:${port}`, ...headers, ...length, 'Connection: close', '', body]
  const response = await sendText(lines.join('\r\n'))
  return { ...response, body: Buffer.from(response.body, 'latin1').toString('utf8') }
}

async function readLocal(address: string): Promise<string | undefined> {
  const { status, text } = await requestHost({ host: 'localhost', path: address.replace(/^[^/]*/, '') })
  return status === 200 ? text : undefined
}
