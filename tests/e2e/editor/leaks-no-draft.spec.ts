import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { markdownAddress } from 'site/routing/markdown-address.ts'
import { draftPath, signedQuery } from '../../support/http/gate.ts'
import { handledPaths } from '../../support/http/handled-paths.ts'
import { type HostResponse, requestHost } from '../../support/http/request-host.ts'
import { storedPage } from '../../support/http/stored-page.ts'
import { inParallel } from '../../support/in-parallel.ts'
import {
  createStory,
  deleteStory,
  folderAt,
  type ManagedStory,
  planPublish,
  publish,
  save,
  startPageAt,
  storyAt,
} from '../../support/management.ts'
import { pagesOfEveryKind } from '../../support/page/pages-of-every-kind.ts'
import { createRelease, deleteRelease, hostedAddress, saveInRelease } from '../../support/release.ts'
import { testSiteUrl } from '../../support/test-system.ts'

/** A unique word for each location of a draft. */
const word = (where: string) => `Secreto${where}${Date.now().toString(36)}`
const words = {
  title: word('Titulo'),
  language: word('Idioma'),
  product: word('Producto'),
  alt: word('Alternativo'),
  settings: word('Ajustes'),
  page: word('Pagina'),
  redirect: word('Desvio'),
  extranet: word('Extranet'),
  release: word('Publicacion'),
  releasedSettings: word('Menu'),
  releasedProduct: word('Referencia'),
  releaseName: word('Nombre'),
  planned: word('Prevista'),
}
let release: number
const news = 'global/eventos-y-noticias/comunicados-de-prensa'

const edited: ManagedStory[] = []
const created: number[] = []

/** Saves words into the draft of a published story. */
async function write(address: string, change: (content: Record<string, unknown>) => object): Promise<void> {
  const story = await storyAt(address)
  edited.push(story)
  await save(story, change(story.content))
}

/** Saves words into a release: they are in no draft, and will be public when it is out. */
async function writeIntoRelease(): Promise<void> {
  release = await createRelease(words.releaseName)
  const put = async (address: string, field: string, text: string) => {
    const story = await storyAt(address)
    await saveInRelease(release, story, { ...story.content, [field]: text })
  }
  await put(`${news}/titan-e3-mide-antes-de-cortar`, 'title', words.release)
  await put('_config/site-settings', 'copyright', words.releasedSettings)
  await put('global/productos/titan-e3', 'name', words.releasedProduct)
}

/** Opens pages as an editor who previews the release, and the release on its day. */
async function previewTheFuture(): Promise<void> {
  const opened = await Promise.all([
    storyAt('global/home'),
    storyAt(`${news}/titan-e3-mide-antes-de-cortar`),
    storyAt('global/productos/titan-e3'),
    startPageAt(news),
    startPageAt('global/productos'),
  ])
  // The site reads the plan again after three seconds.
  const settingsShown = async () => {
    const shown = await Promise.all(opened.map((story) => send(hostedAddress(story, { release }))))
    return shown.every(({ text }) => text.includes(words.releasedSettings))
  }
  await expect.poll(settingsShown).toBe(true)
  const choices: Record<string, string>[] = [{}, { _preview_at: '2027-01-24T10:00' }, { _preview_group: 'locksmith' }]
  for (const more of choices) {
    const shown = await Promise.all(opened.map((story) => send(hostedAddress(story, { release, more }))))
    expect(shown.map(({ status, text }) => [status, text.includes(words.releasedSettings)])).toEqual(
      opened.map(() => [200, true]),
    )
    expect(shown.some(({ text }) => text.includes(words.release))).toBe(true)
    expect(shown.some(({ text }) => text.includes(words.releasedProduct))).toBe(true)
    expect(shown.every(({ text }) => text.includes(words.releaseName))).toBe(true)
  }
  // A story that is public on that day, at its own address, as a link in a preview leads to it.
  const query = { ...signedQuery(), _preview_at: '2027-01-24T10:00' }
  const planned = await send(`/${words.planned.toLowerCase()}?${new URLSearchParams(query)}`)
  expect([planned.status, planned.text.includes(words.planned)]).toEqual([200, true])
  await searchTheFuture()
}

/** Searches in previews of drafts and of the release, by the beginning of every word. */
async function searchTheFuture(): Promise<void> {
  const search = await storyAt('global/buscar')
  const found = async (chosen: { release?: number }) =>
    (await send(hostedAddress(search, { ...chosen, more: { q: 'Secreto' } }))).text
  expect(await found({ release })).toContain(words.releasedProduct)
  const drafts = await found({})
  expect([words.product, words.page].filter((one) => !drafts.includes(one))).toEqual([])
}

/** Shares the release as an editor does, and opens the list and one of its pages as a receiver. */
async function shareTheRelease(): Promise<void> {
  const { id } = await storyAt('global/home')
  const query = new URL(draftPath(id), testSiteUrl).search
  const sent = await fetch(`${testSiteUrl}/api/preview/links${query}`, {
    method: 'POST',
    headers: { origin: testSiteUrl },
    body: new URLSearchParams({ sharedBy: 'Canary', place: 'base.es', hours: '1', shows: String(release) }),
    redirect: 'manual',
  })
  const panel = await send(`${sent.headers.get('location')}&${new URLSearchParams(signedQuery())}`)
  const [, address = ''] = /value="[^"]*(\/_preview\?link=[^"&]+)"/.exec(panel.text) ?? []
  const story = await storyAt(`${news}/titan-e3-mide-antes-de-cortar`)
  const asked: Record<string, string>[] = [
    {},
    { rsc: '1' },
    { accept: 'text/markdown' },
    { 'sec-fetch-dest': 'iframe' },
  ]
  for (const path of [address, `${address}&story=${story.id}`]) {
    for (const headers of asked) await send(path, headers)
    const { status, text } = await send(path)
    expect([path, status, text.includes(words.release)]).toEqual([path, 200, true])
  }
}

test.beforeAll(async () => {
  await writeIntoRelease()
  await write('global/home', (content) => ({
    ...content,
    title: words.title,
    title__i18n__ru: words.language,
    seo: [{ component: 'seo', _uid: 's', title: words.title, description: words.title }],
    body: [
      { component: 'slim_hero', _uid: 'leak', title: words.title, title__i18n__ru: words.language },
      {
        component: 'image_grid',
        _uid: 'leak-grid',
        items: [{ component: 'image_grid_item', _uid: 'i', alt: words.alt }],
      },
    ],
  }))
  await write('global/productos/nor-1r', (content) => ({ ...content, name: words.product, subtitle: words.alt }))
  await write('_config/site-settings', (content) => ({ ...content, siteName: words.settings, tagline: words.settings }))
  const [shared, redirects, extranet] = await Promise.all(
    ['global', '_data/redirects', 'global/extranet'].map(folderAt),
  )
  const make = async (parentId: number | undefined, content: object) => {
    const name = Object.values(content).find((value) => String(value).startsWith('Secreto')) as string
    const story = await createStory({ name, slug: name.toLowerCase(), ...(parentId ? { parentId } : {}), content })
    created.push(story.id)
    return story
  }
  await make(shared?.id, { component: 'page', title: words.page, body: [] })
  const target = { fieldtype: 'multilink', linktype: 'url', url: '/', cached_url: '/', id: '' }
  const planned = await make(shared?.id, { component: 'page', title: words.planned, body: [] })
  await planPublish(planned.id, Date.parse('2027-01-20T10:00Z'))
  await make(redirects?.id, {
    component: 'redirect',
    from: `/${words.redirect}`,
    name: words.redirect,
    to: target,
    status: '301',
  })
  await publish((await make(extranet?.id, { component: 'trade_document', title: words.extranet })).id)
})

test.afterAll(async () => {
  await deleteRelease(release)
  for (const story of edited) {
    await save(story, story.content)
    await publish(story.id)
  }
  for (const id of created) await deleteStory(id)
})

/** The draft words that a response discloses. */
function leaksIn(name: string, { text, headers }: HostResponse): string[] {
  const all = `${text}${JSON.stringify(headers)}`
  return Object.values(words).flatMap((one) => (all.includes(one) ? [`${name}: ${one}`] : []))
}

const send = (path: string, headers: Record<string, string> = {}) => requestHost({ host: 'localhost', path, headers })

test('no page, payload, script, sitemap, error or cached file contains an unpublished word, of a draft or a release', async () => {
  // Hundreds of pages, on a machine that may be busy.
  test.setTimeout(240_000)
  // An editor's preview must not reach visitors through any cache.
  for (const { id } of edited.slice(0, 2)) {
    const { text } = await send(draftPath(id))
    expect(Object.values(words).some((one) => text.includes(one))).toBe(true)
    await send(draftPath(id, { language: 'ru' }))
  }
  await previewTheFuture()
  await shareTheRelease()
  const pages = await pagesOfEveryKind()
  const others = [
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/manifest.webmanifest',
    '/feeds/es/news.xml',
    '/feeds/es/events.ics',
    '/ru',
    '/en',
    '/extranet',
    `/${words.page.toLowerCase()}`,
    `/${words.planned.toLowerCase()}`,
    `/${words.planned.toLowerCase()}?_preview_at=2027-01-24T10:00Z`,
    '/buscar?q=Secreto',
    '/buscar?q=titan',
    `/buscar?q=Secreto&_storyblok_release=${release}`,
    '/?_storyblok=1',
    `/?_storyblok_release=${release}&_preview_at=2027-01-24T10:00Z`,
    `/eventos-y-noticias/comunicados-de-prensa?_storyblok_release=${release}`,
  ]
  const interfaces = [`/api/checkStorySlugs?path=/${words.page.toLowerCase()}`, '/sitemaps/base-1.xml']
  const texts = [...pages, '/ru', `/${words.planned.toLowerCase()}`, `/${words.page.toLowerCase()}`].map(
    markdownAddress,
  )
  const paths = [...new Set([...pages, ...others, ...interfaces, ...texts])]
  const answers = await inParallel(paths, async (path) => [path, await send(path)] as const)
  const payloads = await inParallel(pages, async (path) => [`payload of ${path}`, await payloadOf(path)] as const)
  const scripts = [...new Set(answers.flatMap(([, { text }]) => text.match(/\/_next\/static\/[\w./~-]+\.js/g) ?? []))]
  const code = await inParallel(scripts, async (path) => [path, await send(path)] as const)
  const all = [...answers, ...payloads, ...code].filter(
    ([path]) => ![words.page, words.planned].some((one) => path.includes(one.toLowerCase())),
  )
  expect(all.length).toBeGreaterThan(40)
  expect(all.flatMap(([name, response]) => leaksIn(name, response))).toEqual([])
  for (const name of [words.page, words.planned]) {
    for (const end of ['', '.md', ...(name === words.planned ? ['?_preview_at=2027-01-24T10:00Z'] : [])]) {
      const draft = answers.find(([path]) => path === `/${name.toLowerCase()}${end}`)?.[1]
      expect([end, draft?.status, draft?.text.includes(name)]).toEqual([end, 404, false])
    }
  }
  // Capital letters lead to small ones, and not where the draft says.
  const moved = await send(`/${words.redirect}`)
  const small = `/${words.redirect.toLowerCase()}`
  expect([moved.status, new URL(moved.headers['location'] ?? '', 'http://localhost').pathname]).toEqual([308, small])
  expect((await send(small)).status).toBe(404)

  await searchCachedFiles()
})

async function searchCachedFiles(): Promise<void> {
  const folder = process.env['TEST_DATA_FOLDER'] ?? ''
  const cached = await readdir(join(folder, 'page-store'), { recursive: true, withFileTypes: true })
  const files = cached.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  expect(files.length).toBeGreaterThan(10)
  let hasText = false
  for (const file of files) {
    // The copy of a page that was rendered meanwhile is no longer there.
    const text = await readFile(file, 'latin1').catch(absentText)
    hasText ||= text.includes('Zarandal')
    expect([file, Object.values(words).filter((one) => text.includes(one))]).toEqual([file, []])
  }
  // The files are uncompressed: compression would hide a word from this search.
  expect(hasText).toBe(true)
}

function absentText(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
  throw error
}

async function payloadOf(path: string): Promise<HostResponse> {
  const response = await send(path, { rsc: '1' })
  const { location } = response.headers
  return location?.includes('_rsc') ? await send(location, { rsc: '1' }) : response
}

test('an anonymous write to any interface changes nothing', async ({ request }) => {
  const before = await storedPage(request, '/')
  const story = {
    id: 1,
    uuid: 'u',
    name: 'n',
    slug: 's',
    full_slug: 's',
    content: { component: 'page', title: 'Stranger' },
  }
  expect(handledPaths.length).toBeGreaterThan(30)
  for (const { path } of handledPaths) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await request.fetch(path, { method, data: { story, action: 'published' }, maxRedirects: 0 })
      expect([path, method, response.status() >= 300 && response.status() < 500]).toEqual([path, method, true])
    }
  }
  expect(await (await request.get('/')).text()).toBe(before)
})
