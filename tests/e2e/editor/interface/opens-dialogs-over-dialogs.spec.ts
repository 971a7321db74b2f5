import { expect, type Locator, type Page, test } from '@playwright/test'
import { openInEditor } from '../../../support/editor.ts'
import { createComponent, createStory, folderAt, removeComponent, removeStory } from '../../../support/management.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const name = `stacked_${process.pid}`
const made = { story: 0, component: 0 }

/** A block may contain itself in every kind of field: each dialog can be opened from the page, and from a dialog. */
test.beforeAll(async () => {
  const one = { restrict_components: true, component_whitelist: [name] }
  const schema = {
    words: { type: 'text', pos: 0 },
    text: { type: 'richtext', pos: 1, ...one },
    blocks: { type: 'bloks', pos: 2, ...one },
    file: { type: 'asset', pos: 3, filetypes: ['images'] },
    link: { type: 'multilink', pos: 4, asset_link_type: true },
  }
  made.component = (await createComponent({ name, is_root: true, schema })).id
  const nested = { component: name, _uid: 'nested', words: 'Nested' }
  const text = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Words' }] },
      { type: 'blok', attrs: { id: 'around', body: [nested] } },
    ],
  }
  const content = { component: name, _uid: 'root', words: 'Root', text, blocks: [] }
  const folder = await folderAt('global')
  made.story = (await createStory({ name, slug: name.replace('_', '-'), parentId: folder.id, content })).id
})
test.afterAll(async () => {
  await removeStory(made.story)
  await removeComponent(made.component)
})

/** The button that opens each dialog from a form, by the dialog's heading. */
const dialogs: Record<'Add a block', (form: Locator) => Locator> & Record<string, (form: Locator) => Locator> = {
  'Add a block': (form: Locator) =>
    form.locator('[data-field="blocks"]').last().getByRole('button', { name: 'Add a block' }),
  'Files of the space': (form: Locator) =>
    form
      .locator('[data-field="file"]')
      .last()
      .getByRole('button', { name: /^Choose a file/ }),
  ...Object.fromEntries(
    [
      ['Choose a block', 'Block'],
      ['Link', 'Link'],
      ['Emoji', 'Emoji'],
      ['Colour of the words', 'Colour of the words'],
      ['Anchor', 'Anchor'],
    ].map(([heading, tool]) => [
      heading,
      (form: Locator) =>
        form
          .locator('[data-field="text"]')
          .last()
          .getByRole('toolbar', { name: 'Tools of the text' })
          .getByRole('button', { name: tool, exact: true }),
    ]),
  ),
}

/** Whether a press at the dialog's heading and last button meets the dialog. */
async function expectOnTop(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  for (const part of [dialog.getByRole('heading').first(), dialog.getByRole('button').last()]) {
    await part.scrollIntoViewIfNeeded()
    const isMet = await part.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const met = document.elementFromPoint(left + Math.min(width, 20) / 2, top + height / 2)
      return met !== null && (element === met || element.contains(met) || met.contains(element))
    })
    expect(isMet).toBe(true)
  }
}

async function openEach(page: Page, form: Locator, open: number): Promise<void> {
  for (const [heading, opener] of Object.entries(dialogs)) {
    await opener(form).click()
    const dialog = page.getByRole('dialog', { name: heading, exact: true })
    await expectOnTop(dialog)
    await page.keyboard.press('Escape')
    // A field of the dialog may take the first Escape for itself.
    if (await dialog.isVisible()) await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(open)
  }
}

test('every dialog of a form opens over the form', async ({ page }) => {
  await openInEditor(page, made.story)
  await openEach(page, page.getByTestId('editor-form'), 0)
})

test('every dialog of a block inside a text opens over the dialog of that block, and leaves it open', async ({
  page,
}) => {
  await openInEditor(page, made.story)
  await page
    .getByTestId('editor-form')
    .getByRole('button', { name: `Edit ${name}` })
    .click()
  const nested = page.getByRole('dialog', { name, exact: true })
  await expectOnTop(nested)
  await openEach(page, nested, 1)
  // A block that is added there opens in the dialog, and a menu of it lies over both.
  await dialogs['Add a block'](nested).click()
  await page.getByRole('dialog', { name: 'Add a block' }).locator(`[data-block="${name}"]`).click()
  await expect(page.getByRole('dialog', { name: 'Add a block' })).toBeHidden()
})

/** A phone on its side, a narrow phone, and a desktop enlarged to 400 % (WCAG 1.4.10). */
for (const viewport of [
  { width: 640, height: 360 },
  { width: 360, height: 640 },
  { width: 320, height: 256 },
]) {
  test(`in a window of ${viewport.width} by ${viewport.height} the way out of every dialog stays on the screen`, async ({
    page,
  }) => {
    await openInEditor(page, made.story)
    for (const [heading, opener] of Object.entries(dialogs)) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await opener(page.getByTestId('editor-form')).click()
      const dialog = page.getByRole('dialog', { name: heading, exact: true })
      await expectOnTop(dialog)
      await page.setViewportSize(viewport)
      await expect(dialog.getByRole('button', { name: /^(Cancel|Close)$/ }).first()).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      if (await dialog.isVisible()) await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    for (const [button, heading] of [
      ['editor-header-publish', /^Publish/],
      ['More', /^Name and address/],
    ] as const) {
      await page.setViewportSize({ width: 1440, height: 900 })
      if (button === 'More') {
        await page.getByRole('button', { name: 'More' }).click()
        await page.getByRole('menuitem', { name: heading }).click()
      } else await page.getByTestId(button).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await page.setViewportSize(viewport)
      const cancel = dialog.getByRole('button', { name: 'Cancel' })
      await expect(cancel).toBeInViewport({ ratio: 1 })
      await cancel.click()
      await expect(dialog).toBeHidden()
    }
  })
}
