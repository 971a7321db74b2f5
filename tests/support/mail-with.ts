import { expect, type Page } from '@playwright/test'
import { testMailUrl } from './test-system.ts'

/** The mail with these words in the mailbox of the embedded stack; waits until it has come. */
export async function mailWith(page: Page, words: string): Promise<string> {
  let found = ''
  await expect
    .poll(
      async () => {
        const list = await (await page.request.get(testMailUrl)).text()
        for (const [, path] of list.matchAll(/href="(\/messages\/[0-9a-f]+)"/g)) {
          const mail = await (await page.request.get(`${testMailUrl}${path}`)).text()
          if (mail.includes(words)) found = mail
        }
        return found
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  return found
}
