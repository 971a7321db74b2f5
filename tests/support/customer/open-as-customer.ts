import type { Page } from '@playwright/test'
import { logIn } from 'scripts/system/browser/log-in.ts'
import { testSiteUrl } from '../test-system.ts'
import { customers } from './customer-session.ts'

/** A page with the session of a customer, who has logged in over HTTP. */
export async function openAsCustomer(page: Page, customer: keyof typeof customers, path: string): Promise<void> {
  const header = await logIn(testSiteUrl, customers[customer])
  const cookies = header.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const isOurs = name.startsWith('__Host-')
    return { name, value, domain: 'localhost', path: '/', secure: isOurs, httpOnly: isOurs }
  })
  await page.context().addCookies(cookies)
  await page.goto(path)
}
