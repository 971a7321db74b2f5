import { expect, test } from '@playwright/test'
import { blockExamples } from 'component-schemas/schema/block-examples.ts'
import { type DraftStory, draftStory, openInEditor } from '../../../support/editor-frame.ts'
import { createStory, deleteStory, folderAt, save, storyAt } from '../../../support/management.ts'

const name = `Página nueva ${Date.now()}`
const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
let page: { id: number }

const hero = { ...blockExamples.slim_hero.typical, _uid: 'hero', title: name }
const questions = { ...blockExamples.accordion.typical, _uid: 'questions', openFirst: false }
const carousel = { ...blockExamples.products_carousel.minimal, _uid: 'carousel' }

test.beforeAll(async () => {
  const folder = await folderAt('global')
  const content = { component: 'page', title: name, body: [hero, questions, carousel] }
  page = await createStory({ name, slug, parentId: folder.id, content })
})
test.afterAll(() => deleteStory(page.id))

/** The story with another text in its first block, or with other blocks. */
function edited(story: DraftStory, change: Record<string, unknown>, at = 0): DraftStory {
  const body = story.content.body.map((block, index) => (index === at ? { ...block, ...change } : block))
  return { ...story, content: { ...story.content, body } }
}

test('an unpublished page shows every key stroke, keeps its scroll position, and reloads its data on save', async ({
  page: browser,
}) => {
  const { frame, say } = await openInEditor(browser, page.id)
  const title = frame.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(name)
  await expect(frame.locator('[data-blok-c]').first()).toBeVisible()
  await frame.getByRole('main').locator('summary').first().click()
  await frame.evaluate(() => {
    Object.assign(window, { isSamePage: true })
    window.scrollTo(0, 300)
  })
  const place = () =>
    frame.evaluate(() => ({
      isSamePage: 'isSamePage' in window,
      top: window.scrollY,
      isOpen: document.querySelector<HTMLDetailsElement>('main details')?.open,
    }))
  const before = await place()
  expect(before).toEqual({ isSamePage: true, top: 300, isOpen: true })

  const requested: string[] = []
  // Every page requests the build manifest from time to time; typing does not cause it.
  browser.on('request', (request) => request.url().includes('/builds/') || requested.push(request.url()))
  const story = await draftStory(page.id)
  for (let stroke = 1; stroke <= 50; stroke += 1) {
    await say({ action: 'input', story: edited(story, { title: `Letra ${stroke}` }) })
  }
  await expect(title).toHaveText('Letra 50')
  expect([await place(), requested]).toEqual([before, []])

  // The bridge accepts messages of every window; our own filter does not.
  await frame.evaluate((said) => window.postMessage(said, '*'), {
    action: 'input',
    story: edited(story, { title: 'No' }),
  })
  await say({ action: 'input', story: edited({ ...story, id: story.id + 1 }, { title: 'No' }) })
  await browser.waitForTimeout(200)
  await expect(title).toHaveText('Letra 50')

  await save(await storyAt(`global/${slug}`), edited(story, { title: 'Guardado' }).content)
  await say({ action: 'change', reload: true, slug, storyId: page.id, slugChanged: false })
  await expect(title).toHaveText('Guardado')
  expect(await place()).toEqual(before)
  await say({ action: 'input', story: edited(story, { title: 'Y sigue' }) })
  await expect(title).toHaveText('Y sigue')
})

test('the frame shows a picked relation, names an incomplete block, and reports the clicked block', async ({
  page: browser,
}) => {
  const { frame, say, received } = await openInEditor(browser, page.id)
  const story = await draftStory(page.id)
  const product = await storyAt('global/productos/nor-1r')
  await say({ action: 'input', story: edited(story, { items: [product['uuid']] }, 2) })
  await expect(frame.getByText('NOR-1R').first()).toBeVisible()

  await say({ action: 'input', story: edited(story, { title: '' }) })
  await expect(frame.getByText('slim_hero')).toBeVisible()
  await say({ action: 'input', story })
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/./)

  const editing = { reload: true, storyId: page.id, blockId: 'hero', componentNames: { slim_hero: 'Slim hero' } }
  await say({ action: 'enterEditmode', appVersion: 'v2', ...editing })
  await frame.getByRole('heading', { level: 1 }).click()
  await expect.poll(received).toContain('edit')
})

test('a link opens the next page in the preview, and the editor opens its story', async ({ page: browser }) => {
  const { frame, received } = await openInEditor(browser, page.id)
  await frame
    .locator('footer a[href="/productos"], header a[href="/productos"]')
    .first()
    .evaluate((link) => (link as HTMLElement).click())
  await expect.poll(async () => (await received()).filter((action) => action === 'initialized').length).toBe(2)
  const shown = browser.frames().find((one) => one.url().includes('/productos'))
  if (!shown) throw new Error('The frame shows another page')
  const named = new URL(shown.url()).searchParams.get('_storyblok')
  expect(named).not.toBe(String(page.id))
  await expect(shown.locator(`[data-blok-uid^="${named}-"]`).first()).toBeAttached()
})
