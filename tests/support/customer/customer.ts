import type { BrowserContext, Page } from '@playwright/test'

/** Fills in the provider's form and sends it. */
export async function fillInLogin(
  page: Page,
  email = 'marta@levante.example',
  password = 'llaves-2026',
): Promise<void> {
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('form[action$="/login"] button').click()
}

/** Logs in Marta Solís (distributor and locksmith, Spain) and returns to a page of the site. */
export async function logIn(page: Page, path = '/api/auth/login?returnTo=/productos'): Promise<void> {
  await page.goto(path)
  await fillInLogin(page)
  await page.waitForURL((url) => !url.pathname.startsWith('/interaction'))
}

export async function namesOfCookies(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name)
}
