import { expect, test } from '@playwright/test'
import { requestHost } from '../../support/http/request-host.ts'
import { inParallel } from '../../support/in-parallel.ts'
import { pagesOfEveryKind } from '../../support/page/pages-of-every-kind.ts'

const read = (path: string, host = 'localhost', headers: Record<string, string> = {}) =>
  requestHost({ host, path, headers })

const preferring = { accept: 'text/markdown, text/html;q=0.9, */*;q=0.8' }

test('a program reads a product as Markdown: its name, data, codes and pictures, and nothing of menus and scripts', async () => {
  const { status, headers, text } = await read('/productos/nor-1r', 'localhost', preferring)
  expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
  expect(text).toMatch(/^# .*NOR-1R/m)
  expect(text).toContain('2000000010014')
  expect(text).toMatch(/!\[[^\]]+\]\(http[^)]+\)/)
  expect(text).toMatch(/^\| .+ \|$/m)
  expect(text).not.toMatch(/<(script|div|style|span)|self\.__next_f|cookies/i)
  // Only addresses that can be followed from anywhere.
  expect([...text.matchAll(/\]\(([^)\s]*)/g)].filter(([, href = '']) => !/^(https?|mailto|tel):/.test(href))).toEqual(
    [],
  )
})

test('every kind of page names its Markdown, which has the heading of the page', async () => {
  const pages = (await pagesOfEveryKind()).filter((path) => path !== '/no-hay-tal-pagina')
  const problems = await inParallel(pages, async (path) => {
    const page = await read(path)
    const [, href] = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(page.text) ?? []
    if (href === undefined) return [`${path} names none`]
    const markdown = await read(new URL(href).pathname)
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(page.text) ?? []
    const [word = ''] = heading.replaceAll(/<[^>]+>/g, ' ').match(/[\p{L}\d]{4,}/u) ?? []
    const isSame = markdown.status === 200 && markdown.text.includes(word)
    return isSame ? [] : [`${path}: ${markdown.status}, ${word}`]
  })
  expect(pages.length).toBeGreaterThan(30)
  expect(problems.flat()).toEqual([])
})

test('a browser reads the page at the same address, and no cache confuses the two', async ({ page }) => {
  await read('/productos', 'localhost', preferring)
  await page.goto('/productos')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const html = await read('/productos')
  expect(html.headers['content-type']).toContain('text/html')
  expect(html.headers.vary).toContain('Accept')
  const again = await read('/productos.md')
  expect(again.headers['cache-status']).toBe('zarandal; hit')
})

test('each website names its pages for language models, and the names lead to Markdown', async () => {
  for (const host of ['localhost', 'italy.localhost', 'global.localhost']) {
    const { status, text } = await read('/llms.txt', host)
    expect([host, status, text.startsWith('# ')]).toEqual([host, 200, true])
    const pages = [...text.matchAll(/\]\((http[^)]+\.md)\)/g)].map(([, href = '']) => new URL(href))
    expect(pages.length).toBeGreaterThan(5)
    expect([...new Set(pages.map(({ hostname }) => hostname))]).toEqual([host])
    const statuses = await inParallel(pages, async ({ pathname }) => [pathname, (await read(pathname, host)).status])
    expect(statuses.filter(([, found]) => found !== 200)).toEqual([])
  }
  expect((await read('/llms.txt', 'made-up.localhost')).status).toBe(404)
})
