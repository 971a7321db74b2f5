import type { RequestListener } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listening } from '#site/server/listening.fixture.ts'
import { sendPersonal } from '../request/send-personal.ts'
import { renderToEnd } from './render-page.ts'
import { renderQueue } from './render-queue.ts'
import { hasFailed, markFailed, recordRender } from './render-record.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const screen = '<html>the screen</html>'

/** Starts a page with status 200, lets it fail, and renders the error screen when the render is marked as failed. */
function failing(fail: (response: Parameters<RequestListener>[1]) => void): RequestListener {
  return (_, response) => {
    if (hasFailed()) return void response.writeHead(500, html).end(screen)
    response.writeHead(200, html).write('<html><p>so far so good')
    fail(response)
  }
}

const failures = {
  'an error that the framework reports': (response) => {
    markFailed()
    response.end('<template data-dgst="1"></template></html>')
  },
  'an end before the end of the document': (response) => void response.end(),
  'a broken stream': (response) => void response.destroy(),
} satisfies Record<string, Parameters<typeof failing>[0]>

async function render(framework: RequestListener, headers: Record<string, string> = {}) {
  const [rendered] = await recordRender(() =>
    renderToEnd(framework, { url: '/a', headers: { host: 'localhost', ...headers } }),
  )
  return { status: rendered.status, text: rendered.body.toString() }
}

describe('a page that fails after its head was written', () => {
  test.each(Object.entries(failures))('%s: the error screen with status 500', async (_, fail) => {
    expect(await render(failing(fail))).toEqual({ status: 500, text: screen })
  })

  test.each(Object.entries(failures))('%s: a payload has status 500 and no body', async (name, fail) => {
    const payload = await render(failing(fail), { rsc: '1' })
    expect([name, payload]).toEqual([name, { status: 500, text: '' }])
  })
})

test('a complete page is rendered once, with its own status', async () => {
  let renders = 0
  const framework: RequestListener = (_, response) => {
    renders += 1
    response.writeHead(404, html).end('<html>no such page</html>')
  }
  expect(await render(framework)).toEqual({ status: 404, text: '<html>no such page</html>' })
  expect(renders).toBe(1)
})

describe('a personal page', () => {
  async function send(framework: RequestListener, init: RequestInit = {}) {
    const { origin, close } = await listening((request, response) => {
      response.setHeader('set-cookie', 'language=en')
      void sendPersonal(framework, { request, response, queue: renderQueue() })
    })
    onTestFinished(close)
    return await fetch(`${origin}/extranet`, init)
  }

  test('reads the whole request, and adds its cookies to those that were set before', async () => {
    const framework: RequestListener = ({ headers }, response) => {
      response.writeHead(200, { ...html, 'set-cookie': ['session=2', 'seal=3'], 'cache-control': 'no-store' })
      response.end(`<html>${headers.cookie}</html>`)
    }
    const response = await send(framework, { headers: { cookie: 'session=1' } })
    expect(await response.text()).toBe('<html>session=1</html>')
    expect(response.headers.getSetCookie()).toEqual(['language=en', 'session=2', 'seal=3'])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('that fails half-way is never sent with status 200', async () => {
    const response = await send(failing(failures['an error that the framework reports']))
    expect([response.status, await response.text()]).toEqual([500, screen])
  })

  test.each([
    ['our own page', { 'sec-fetch-site': 'same-origin', 'accept-encoding': 'gzip, br' }, 'br'],
    ['a person who typed its address', { 'sec-fetch-site': 'none', 'accept-encoding': 'br' }, 'br'],
    [
      'a browser that cannot decompress it',
      { 'sec-fetch-site': 'same-origin', 'accept-encoding': 'gzip, br;q=0' },
      null,
    ],
    ['another site', { 'sec-fetch-site': 'cross-site', 'accept-encoding': 'gzip, br' }, null],
    ['a neighbour', { 'sec-fetch-site': 'same-site', 'accept-encoding': 'gzip, br' }, null],
    ['whoever does not say where it comes from', { 'accept-encoding': 'gzip, br' }, null],
  ])('has the same words for %s, and is compressed where no other site may measure it', async (_, headers, coding) => {
    const words = `<html>${'Preis 12,40 '.repeat(500)}</html>`
    const framework: RequestListener = (_request, response) => void response.writeHead(200, html).end(words)
    const response = await send(framework, { headers })
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([coding, words])
    const length = Number(response.headers.get('content-length'))
    expect(coding === null ? length === words.length : length < words.length / 10).toBe(true)
  })

  test('of less than a kilobyte is not compressed', async () => {
    const framework: RequestListener = (_request, response) => void response.writeHead(200, html).end('<html></html>')
    const headers = { 'sec-fetch-site': 'same-origin', 'accept-encoding': 'br' }
    expect((await send(framework, { headers })).headers.get('content-encoding')).toBeNull()
  })

  test('has no body in the response to HEAD', async () => {
    const framework: RequestListener = (_, response) => void response.writeHead(200, html).end('<html>whole</html>')
    const response = await send(framework, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(response.headers.get('content-length')).toBe('18')
  })
})
