import { expect, test } from '@playwright/test'
import { requestHost } from '../../support/http/request-host.ts'
import { inParallel } from '../../support/in-parallel.ts'

const read = (path: string, host = 'localhost') => requestHost({ host, path })

/** Addresses that the head of a page names for a media type. */
async function namedAt(path: string, type: string): Promise<string> {
  const { text } = await read(path)
  const links = [...text.matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)"/g)]
  const href = links.find(([, named]) => named === type)?.[2] ?? ''
  return new URL(href).pathname
}

test('the newsroom names its feed, whose stories have pages', async () => {
  const path = await namedAt('/eventos-y-noticias', 'application/rss+xml')
  const { status, headers, text } = await read(path)
  expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  const links = [...text.matchAll(/<item>.*?<link>([^<]+)<\/link>/g)].map(([, href = '']) => new URL(href).pathname)
  expect(links.length).toBeGreaterThan(3)
  const statuses = await inParallel(links, async (link) => [link, (await read(link)).status])
  expect(statuses.filter(([, found]) => found !== 200)).toEqual([])
  expect((await read(path)).headers['cache-status']).toBe('zarandal; hit')
})

test('a visitor takes an event into the calendar, and a program all of them', async ({ page }) => {
  const calendar = await read(await namedAt('/eventos-y-noticias', 'text/calendar'))
  expect([calendar.status, calendar.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const all = calendar.text.replaceAll('\r\n ', '')
  const urls = [...all.matchAll(/^URL:(.+)\r$/gm)].map(([, url = '']) => new URL(url).pathname)
  expect(urls.length).toBeGreaterThan(3)
  let taken = 0
  for (const url of urls) {
    await page.goto(url)
    const link = page.getByRole('link', { name: 'Añadir al calendario' })
    if ((await link.count()) === 0) continue
    taken += 1
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    const own = await read(new URL(download.url()).pathname)
    expect(own.text.replaceAll('\r\n ', '')).toContain(`${url}\r\n`)
    // An exhibition of years is in a calendar as its first and its last day.
    expect([1, 2]).toContain(own.text.match(/BEGIN:VEVENT/g)?.length)
    break
  }
  expect(taken).toBe(1)
})

test('a feed that a website does not have is not found', async () => {
  for (const [path, host] of [
    ['/feeds/de/news.xml', 'italy.localhost'],
    ['/feeds/es/events/no-hay.ics', 'localhost'],
    ['/feeds/es/no-hay', 'localhost'],
  ] as const) {
    expect([path, (await read(path, host)).status]).toEqual([path, 404])
  }
})
