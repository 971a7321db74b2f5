import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { draftPath } from './http/gate.ts'

/** The path of the page on which an editor shares a story. */
export function panelPath(story: number): string {
  return draftPath(story).replace(/^[^?]+/, '/_preview/links')
}

/** A person without anything of the editor. */
export async function openAsReceiver(browser: Browser, address: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ locale: 'en-GB', ...options })
  const page = await context.newPage()
  const response = await page.goto(address)
  return { page, status: response?.status(), headers: response?.headers() ?? {} }
}

/**
 * Creates a link by the form of the page, as it is chosen there.
 * @returns its address
 */
export async function createLink(panel: Page, name: string): Promise<string> {
  await panel.getByLabel('Your name').fill(name)
  await panel.getByLabel('Note').fill(`For ${name}’s agency`)
  await panel.getByRole('button', { name: 'Create the link' }).click()
  await expect(panel.getByText('The link is created.')).toBeVisible()
  return await panel.getByLabel('Address of the new link').inputValue()
}

/** The headers of a response that no cache stores, no search engine lists, and whose address is in no `Referer`. */
export function shutHeaders(headers: Readonly<Record<string, string | string[] | undefined>>) {
  return ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => headers[name])
}

export const shut = ['private, no-store', 'noindex', 'no-referrer']
