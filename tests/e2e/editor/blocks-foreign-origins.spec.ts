import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { draftPath } from '../../support/http/gate.ts'
import { storyAt } from '../../support/management.ts'
import { testSiteUrl } from '../../support/test-system.ts'

let stranger: Server
let origin = ''

test.beforeAll(async () => {
  stranger = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><p>Hello'),
  )
  await new Promise<void>((resolve) => stranger.listen(0, 'localhost', resolve))
  origin = `http://localhost:${(stranger.address() as AddressInfo).port}`
})
test.afterAll(() => stranger.close())

test('a page of another origin that frames the site, posts bridge messages or replays a signature gets nothing', async ({
  page,
}) => {
  const home = await storyAt('global/home')
  await page.goto(origin)
  const addresses = ['/', '/productos', draftPath(home.id), '/?_storyblok=1'].map((path) => `${testSiteUrl}${path}`)
  const received = await page.evaluate(async (sources) => {
    const messages: string[] = []
    window.addEventListener('message', (event) => messages.push(JSON.stringify(event.data)))
    const frames = sources.map((src) => {
      const frame = document.createElement('iframe')
      frame.src = src
      document.body.append(frame)
      return frame
    })
    await Promise.all(frames.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve))))
    const story = { id: 1, content: { component: 'page', title: 'Stranger', body: [] } }
    for (const frame of frames) frame.contentWindow?.postMessage({ action: 'input', story }, '*')
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return messages
  }, addresses)
  expect(received).toEqual([])
  for (const frame of page.frames().slice(1)) {
    expect(frame.url()).toMatch(/^chrome-error:/)
    expect(await frame.locator('body').innerText()).not.toContain('Zarandal')
  }
})

test('a script of another origin cannot read a draft, whatever it sends', async ({ page }) => {
  const home = await storyAt('global/home')
  await page.goto(origin)
  const answers = await page.evaluate(
    async (addresses) =>
      await Promise.all(
        addresses.map((address) =>
          fetch(address, { credentials: 'include' }).then(
            (response) => response.text(),
            () => 'unreadable',
          ),
        ),
      ),
    [`${testSiteUrl}${draftPath(home.id)}`, `${testSiteUrl}/api/preview/resolve`, `${testSiteUrl}/`],
  )
  expect(answers).toEqual(['unreadable', 'unreadable', 'unreadable'])
})

test('a published page ignores messages and loads no bridge', async ({ page }) => {
  await page.goto('/')
  const before = await page.locator('main').textContent()
  await page.evaluate(() => window.postMessage({ action: 'input', story: { id: 1, content: {} } }, '*'))
  expect(await page.locator('main').textContent()).toBe(before)
  expect(await page.evaluate(() => 'storyblokRegisterEvent' in window || 'StoryblokBridge' in window)).toBe(false)
})
