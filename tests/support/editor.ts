import type { Locator, Page } from '@playwright/test'
import { testEditorUrl } from './test-system.ts'

/** Lets nothing leave the machine; answers the addresses that something asked for all the same. */
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
export async function openInEditor(page: Page, storyId: number): Promise<void> {
  await page.goto(`${testEditorUrl}/#/me/spaces/100001/stories/0/0/${storyId}`)
  await page.getByTestId('editor-form').waitFor()
}

/** What the editor says of the story's state. */
export function statusOf(page: Page): Locator {
  return page.getByTestId('editor-status')
}

/** Saves and publishes through the editor's own dialog. */
export async function publishInEditor(page: Page): Promise<void> {
  await page.getByTestId('editor-header-publish').click()
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}
