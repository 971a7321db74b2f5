import { type APIRequestContext, expect } from '@playwright/test'

/**
 * The text of a page as the cache has it. A page that is rendered before the products have been read lacks their number and is
 * not stored.
 */
export async function storedPage(request: APIRequestContext, address: string): Promise<string> {
  await expect.poll(async () => (await request.get(address)).headers()['cache-status']).toContain('hit')
  return await (await request.get(address)).text()
}
