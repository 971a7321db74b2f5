import { expect, test } from 'vitest'
import type { LinkAnswer } from './check-link.ts'
import { linkCheckRoutes } from './link-check-routes.ts'

const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

function routes() {
  const open: (() => void)[] = []
  const requested: string[] = []
  const app = linkCheckRoutes(async (address): Promise<LinkAnswer> => {
    requested.push(address)
    await new Promise<void>((resolve) => open.push(resolve))
    return { state: 'good' }
  })
  const send = (address: unknown, headers: Record<string, string> = own) =>
    app.request('/', { method: 'POST', headers, body: JSON.stringify({ address }) })
  return { send, open, requested }
}

test('only the page of the editor may cause a request, and only to an address of the web', async () => {
  const { send, requested } = routes()
  expect((await send('https://a.example/', { 'content-type': 'application/json' })).status).toBe(403)
  expect((await send('https://a.example/', { ...own, 'sec-fetch-site': 'none' })).status).toBe(403)
  expect((await send('https://a.example/', { ...own, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  for (const wrong of ['file:///etc/passwd', 'gopher://a', 'a', 7, undefined, `https://a.example/${'x'.repeat(2000)}`])
    expect((await send(wrong)).status).toBe(422)
  expect(requested).toEqual([])
})

test('at most five addresses are requested at once, and fifty in a minute', async () => {
  const { send, open, requested } = routes()
  const all = Array.from({ length: 52 }, (_, at) => send(`https://a.example/${at}`))
  await expect.poll(() => requested.length).toBe(5)
  let most = 0
  for (let done = 0; done < 50; done += 1) {
    await expect.poll(() => open.length).toBeGreaterThan(0)
    most = Math.max(most, open.length)
    open.shift()?.()
  }
  const answers = await Promise.all((await Promise.all(all)).map((response) => response.json()))
  expect(most).toBe(5)
  expect(requested).toHaveLength(50)
  expect(answers.filter(({ reason }) => reason === 'limit')).toHaveLength(2)
  expect(answers.filter(({ state }) => state === 'good')).toHaveLength(50)
})
