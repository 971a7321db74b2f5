import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { testEditorUrl } from './test-system.ts'

/** Blocks requests to other machines. @returns the addresses of blocked requests */
export async function stayOnThisMachine(page: Page): Promise<string[]> {
  const outside: string[] = []
  await page.context().route(
    (url) => !/(^|\.)localhost$/.test(url.hostname) && url.protocol.startsWith('http'),
    async (route) => {
      outside.push(route.request().url())
      await route.abort()
    },
  )
  return outside
}

/** Opens a story as the vendor's own harness does. */
export async function openInEditor(page: Page, storyId: number, editorUrl = testEditorUrl): Promise<void> {
  await page.goto(`${editorUrl}/#/me/spaces/100001/stories/0/0/${storyId}`)
  await page.getByTestId('editor-form').waitFor()
}

/** The story's state in the editor. */
export function statusOf(page: Page): Locator {
  return page.getByTestId('editor-status')
}

/** Saves and publishes through the editor's own dialog. */
export async function publishInEditor(page: Page): Promise<void> {
  await page.getByTestId('editor-header-publish').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish( anyway)?$/ })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** A text field of a block, by the selector of the vendor's own harness. */
export function fieldIn(page: Page, storyId: number, { field, uid }: { field: string; uid: string }): Locator {
  return page.locator(`.sb-textfield [id="${storyId}__${field}-${uid}"]`)
}

/** The preview of the open story. */
export function shownPage(page: Page): FrameLocator {
  return page.frameLocator('#storyblok-preview')
}

/** Waits until the page in the frame has connected to the bridge. */
export async function untilLive(page: Page, words = 'Live'): Promise<void> {
  await expect(page.getByText(words, { exact: true })).toBeVisible({ timeout: 60_000 })
}

/** Picks a story in a field of the open form. */
export async function pickStory(page: Page, field: string, words: string): Promise<void> {
  const box = page.getByTestId('editor-form').locator(`[data-field="${field}"]`).getByRole('combobox')
  // A list closes when the form behind it scrolls, and a form that has just opened may still scroll.
  await expect(async () => {
    await box.fill('')
    await box.fill(words)
    await page.getByRole('option').filter({ hasText: words }).first().click({ timeout: 3000 })
  }).toPass()
  await expect(box).toHaveValue('')
}

/** Uploads a picture into a file field of the open form, and chooses it. */
export async function uploadInto(page: Page, field: string, file: string): Promise<void> {
  await page
    .getByTestId('editor-form')
    .locator(`[data-field="${field}"]`)
    .getByRole('button', { name: /^Choose (a|another) file$/ })
    .click()
  const library = page.getByRole('dialog', { name: 'Files of the space' })
  await library.locator('input[type="file"]').setInputFiles(file)
  await library.getByRole('button', { name: 'Use this file' }).click()
  await expect(library).toBeHidden()
}
