import { type APIResponse, expect, test } from '@playwright/test'
import {
  createStory,
  deleteStory,
  folderAt,
  type ManagedStory,
  publish,
  save,
  storyAt,
  unpublish,
} from '../../support/management.ts'

/** How soon a change shows is measured (`npm run bench -- growth`); this limit is long before a page expires by itself. */
const seenWithinMs = 15_000

/** Changes the title of the first block that has one. */
function withTitle({ content }: ManagedStory, title: string): unknown {
  const body = content.body ?? []
  const index = body.findIndex((block) => typeof block['title'] === 'string' && block['title'] !== '')
  if (index < 0) throw new Error('The story has no block with a title')
  return { ...content, body: body.map((block, at) => (at === index ? { ...block, title } : block)) }
}

test('a saved draft stays unseen, and a publish shows on the next request', async ({ page }) => {
  const home = await storyAt('global/home')
  const title = `Un filo nuevo ${Date.now()}`
  await page.goto('/')
  try {
    await save(home, withTitle(home, title))
    await page.reload()
    await expect(page.getByText(title)).toHaveCount(0)

    await publish(home.id)
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(title)).toBeVisible({ timeout: 200 })
    }).toPass({ timeout: seenWithinMs, intervals: [0, 50, 100, 200] })
  } finally {
    await save(home, home.content)
    await publish(home.id)
  }
})

test('a change of a product shows on the pages that list it', async ({ page }) => {
  const product = await storyAt('global/productos/nor-1r')
  // The list is sorted by name and shows its first 24.
  const name = `Abanico de llaves ${Date.now()}`
  await page.goto('/productos')
  try {
    await save(product, { ...product.content, name })
    await publish(product.id)
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(name)).toBeVisible({ timeout: 200 })
    }).toPass({ timeout: seenWithinMs, intervals: [0, 50, 100, 200] })
  } finally {
    await save(product, product.content)
    await publish(product.id)
  }
})

test('an unpublished page is gone and comes back when it is published again', async ({ request }) => {
  const story = await storyAt('global/nuestra-calidad')
  expect((await request.get('/nuestra-calidad')).status()).toBe(200)
  await unpublish(story.id)
  await expect.poll(async () => (await request.get('/nuestra-calidad')).status(), { timeout: seenWithinMs }).toBe(404)
  await publish(story.id)
  await expect.poll(async () => (await request.get('/nuestra-calidad')).status(), { timeout: seenWithinMs }).toBe(200)
})

test('an address that was not found shows its page as soon as one is published there', async ({ request }) => {
  const slug = `pagina-nueva-${Date.now()}`
  const send = async (query = '') => {
    const response = await request.get(`/${slug}${query}`)
    return [response.status(), response.headers()['cache-status']]
  }
  await send()
  expect(await send()).toEqual([404, 'zarandal; hit'])
  expect(await send('?made-up=1')).toEqual([404, 'zarandal; hit'])
  const { content } = await storyAt('global/nuestra-calidad')
  const { id } = await createStory({ name: slug, slug, parentId: (await folderAt('global')).id, content })
  try {
    expect((await send())[0]).toBe(404)
    await publish(id)
    await expect.poll(async () => (await send())[0], { timeout: seenWithinMs }).toBe(200)
    // The publish is noticed by its message and once more by the next poll.
    await expect.poll(() => send('?made-up=1'), { timeout: seenWithinMs }).toEqual([200, 'zarandal; hit'])
  } finally {
    await deleteStory(id)
  }
  await expect.poll(async () => (await send())[0], { timeout: seenWithinMs }).toBe(404)
})

/** Whether a page was rendered after a moment, for this request or for somebody else's: its age has whole seconds. */
function renderedSince(moment: number, send: () => Promise<APIResponse>) {
  return async () => {
    const { age, 'cache-status': source } = (await send()).headers()
    return source === 'zarandal; fwd=miss' || Date.now() - moment > (Number(age) + 1) * 1000
  }
}

test('a publish renders the pages again that show the story, not those that link to it', async ({ request }) => {
  const sourceOf = async (path: string) => (await request.get(path)).headers()['cache-status']
  const [story, leading] = [await storyAt('global/nuestra-calidad'), '/productos/nor-2l']
  for (const path of ['/nuestra-calidad', leading]) await expect.poll(() => sourceOf(path)).toBe('zarandal; hit')
  expect(await (await request.get(leading)).text()).toContain('href="/nuestra-calidad"')
  await publish(story.id)
  await expect
    .poll(
      renderedSince(Date.now(), () => request.get('/nuestra-calidad')),
      { timeout: seenWithinMs },
    )
    .toBe(true)
  expect(await sourceOf(leading)).toBe('zarandal; hit')
})

test('a page shows nothing of the pages above it but their names: it renders again for a new name alone', async ({
  request,
}) => {
  const [home, below] = [await storyAt('global/home'), '/productos/nor-2l']
  const sourceOf = async (path: string) => (await request.get(path)).headers()['cache-status']
  const name = `Portada ${Date.now()}`
  for (const path of ['/', below]) await expect.poll(() => sourceOf(path)).toBe('zarandal; hit')
  await publish(home.id)
  await expect
    .poll(
      renderedSince(Date.now(), () => request.get('/')),
      { timeout: seenWithinMs },
    )
    .toBe(true)
  expect(await sourceOf(below)).toBe('zarandal; hit')
  try {
    await save({ ...home, name }, home.content)
    await publish(home.id)
    await expect.poll(async () => (await request.get(below)).text(), { timeout: seenWithinMs }).toContain(name)
  } finally {
    await save(home, home.content)
    await publish(home.id)
  }
})
