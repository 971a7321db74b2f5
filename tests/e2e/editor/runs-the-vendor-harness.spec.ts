import { expect, test } from '@playwright/test'
import { blockExamples } from 'component-schemas/schema/block-examples.ts'
import { z } from 'zod'
import { fieldIn, shownPage } from '../../support/editor.ts'
import { createStory, folderAt, removeStory, storyWith } from '../../support/management.ts'
import { testContentUrl, testEditorUrl, testSiteUrl } from '../../support/test-system.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

/**
 * The vendor's own harness uses this interface of an editor and no other: the address of a story, three test ids, the frame,
 * the inputs of text fields, and a button that may be there.
 */
test('the address and the selectors of the vendor’s harness drive the editor', async ({ page, request }) => {
  const slug = `arnes-${Date.now()}`
  const folder = await folderAt('global')
  // Like every fresh space of the harness, the story points to one that is not published.
  const draft = await createStory({
    name: 'Sin publicar',
    slug: `${slug}-b`,
    parentId: folder.id,
    content: { component: 'page', title: 'B' },
  })
  const target = String((await storyWith(draft.id))['uuid'])
  const { slim_hero: hero, small_banner: banner } = blockExamples
  const body = [
    { ...hero.typical, _uid: 'first' },
    {
      ...banner.typical,
      _uid: 'second',
      cta: { fieldtype: 'multilink', linktype: 'story', id: target, url: '', cached_url: '' },
    },
  ]
  const content = { component: 'page', _uid: 'root', title: 'Arnés', body }
  const { id } = await createStory({ name: slug, slug, parentId: folder.id, content })
  // The harness recognises a reload by a navigation event of the frame; an update in place fires one too.
  let navigations = 0
  page.on('framenavigated', (frame) => {
    if (frame.url().startsWith(testSiteUrl)) navigations += 1
  })
  const untilReadAgain = async (act: () => Promise<void>) => {
    const before = navigations
    await act()
    await expect.poll(() => navigations).toBeGreaterThan(before)
  }
  try {
    expect(await firstStories()).toContain(`global/${slug}`)
    await page.goto(`${testEditorUrl}/#/me/spaces/100001/stories/0/0/${id}`)
    await page.getByTestId('editor-form').waitFor()
    const shown = shownPage(page)
    for (const [uid, words] of [
      ['first', 'Escrito por un arnés'],
      ['second', 'También esto'],
    ] as const) {
      const block = shown.locator(`[data-blok-uid="${id}-${uid}"]`)
      await expect(async () => {
        await block.click({ timeout: 1000 })
        await fieldIn(page, id, { field: 'title', uid }).fill(words, { timeout: 1000 })
      }).toPass()
      await expect(block.getByText(words).first()).toBeVisible()
    }
    await untilReadAgain(() => page.getByTestId('editor-header-save').click())
    // The harness saves once more without a change and waits for the page to be read again.
    await untilReadAgain(() => page.getByTestId('editor-header-save').click())
    expect((await request.get(`/${slug}`)).status()).toBe(404)

    await untilReadAgain(async () => {
      await page.getByTestId('editor-header-publish').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Publish anyway' }).click()
    })
    await expect.poll(async () => await (await request.get(`/${slug}`)).text()).toContain('Escrito por un arnés')
  } finally {
    await removeStory(id)
    await removeStory(draft.id)
  }
})

/** The harness finds its story among the first hundred of the space, without a filter and without an order. */
async function firstStories(): Promise<string[]> {
  const response = await fetch(`${testContentUrl}/v1/spaces/100001/stories?per_page=100`, {
    headers: { authorization: 'local-management' },
  })
  const { stories } = z
    .object({ stories: z.array(z.looseObject({ full_slug: z.string() })) })
    .parse(await response.json())
  return stories.map(({ full_slug: slug }) => slug)
}
