import { type Browser, expect, type Page, test } from '@playwright/test'
import { logIn } from 'scripts/system/browser/log-in.ts'
import { fillInLogin } from '../../support/customer/customer.ts'
import { customers } from '../../support/customer/customer-session.ts'
import { openAsCustomer } from '../../support/customer/open-as-customer.ts'
import { mailWith } from '../../support/mail-with.ts'
import { axeProblems } from '../../support/page/axe-problems.ts'
import { testSiteUrl } from '../../support/test-system.ts'

const agentOf = (page: Page) => page.getByRole('region', { name: 'Su persona de contacto' })

async function openWith(browser: Browser, width: number, javaScriptEnabled: boolean): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled })).newPage()
  await openAsCustomer(page, 'marta', '/extranet/catalogos')
  return page
}

for (const [width, hasScripts] of [
  [360, false],
  [1440, true],
] as const) {
  test(`a customer writes to the agent, who learns who it is, at ${width} pixels ${hasScripts ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const page = await openWith(browser, width, hasScripts)
    const agent = agentOf(page)
    await expect(agent.getByRole('heading', { name: 'Vera Solís' })).toBeVisible()
    await expect(agent.getByRole('link', { name: '+00 000 000 201' })).toHaveAttribute('href', 'tel:+00000000201')
    expect(await page.content()).not.toContain('vera.solis@zarandal.example')
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(title?.y).toBeLessThan(400)
    await agent.locator('summary').filter({ hasText: 'Horario de' }).focus()
    await page.keyboard.press('Enter')
    await expect(agent.getByRole('table')).toContainText('viernes')
    await agent.locator('summary').filter({ hasText: 'Escribir a su contacto' }).focus()
    await page.keyboard.press('Enter')
    const message = `Llámeme por la T46, ${width} ${process.pid}`
    const field = agent.getByLabel('Mensaje')
    // Without scripts the browser's own check does not send it.
    if (hasScripts) {
      await agent.getByRole('button', { name: 'Enviar el mensaje' }).click()
      await expect(agent.getByText('Este campo es obligatorio').first()).toBeVisible()
    }
    await field.fill(message)
    if (hasScripts) expect(await axeProblems(page)).toEqual([])
    // A form that is sent faster was filled in by a program.
    await page.waitForTimeout(2100)
    await agent.getByRole('button', { name: 'Enviar el mensaje' }).click()
    await expect(agent.getByText('Gracias. Su formulario ha llegado.')).toBeVisible()
    const mail = await mailWith(page, message)
    for (const words of ['vera.solis@zarandal.example', 'Marta Solís', 'cust-marta', 'Suministros Levante'])
      expect(mail).toContain(words)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.context().close()
  })
}

for (const [width, hasScripts] of [
  [360, true],
  [1440, false],
] as const) {
  test(`a customer whose login ends while writing signs in again and sends the same words, at ${width} pixels ${hasScripts ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const page = await openWith(browser, width, hasScripts)
    const agent = agentOf(page)
    await agent.locator('summary').filter({ hasText: 'Escribir a su contacto' }).click()
    const message = `Cerrado por vacaciones, ${width} ${process.pid}`
    await agent.getByLabel('Mensaje').fill(message)
    await page.waitForTimeout(2100)
    await page.context().clearCookies()
    await agent.getByRole('button', { name: 'Enviar el mensaje' }).click()
    await expect(page.getByText('Su sesión ha terminado. Entre de nuevo y el formulario')).toBeVisible()
    if (hasScripts) await expect(agent.getByLabel('Mensaje')).toHaveValue(message)
    if (hasScripts) expect(await axeProblems(page)).toEqual([])
    await page.getByRole('link', { name: 'Entrar de nuevo' }).click()
    await fillInLogin(page, customers.marta.email, customers.marta.password)
    await page.waitForURL(({ pathname }) => pathname === '/extranet/catalogos')
    await expect(agent.getByLabel('Mensaje')).toHaveValue(message)
    await expect(agent.getByText('Repase sus respuestas y envíe el formulario una vez más.')).toBeVisible()
    await page.waitForTimeout(2100)
    await agent.getByRole('button', { name: 'Enviar el mensaje' }).click()
    await expect(agent.getByText('Gracias. Su formulario ha llegado.')).toBeVisible()
    expect(await mailWith(page, message)).toContain('cust-marta')
    await page.context().close()
  })
}

test('each customer has the agent of their group and market, on every page', async ({ browser }) => {
  for (const [customer, name] of [
    ['jorge', 'Tomás Arrieta'],
    ['chiara', 'Chiara Valmonte'],
  ] as const) {
    const page = await (await browser.newContext()).newPage()
    await openAsCustomer(page, customer, '/extranet')
    for (const path of ['/extranet', '/extranet/buscar', '/extranet/mis-dispositivos', '/extranet/productos/nor-1r']) {
      await page.goto(path)
      await expect(agentOf(page).getByRole('heading', { name })).toBeVisible()
    }
    await page.context().close()
  }
})

test('the form is taken from customers alone, and no address of the browser counts', async ({ page }) => {
  const cookie = await logIn(testSiteUrl, customers.jorge)
  const send = async (headers: Record<string, string>) => {
    const body = new URLSearchParams({ message: 'x', recipients: 'thief@elsewhere.example', customer_number: 'other' })
    const init = {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { accept: 'application/json', ...headers },
    } as const
    return (await fetch(`${testSiteUrl}/api/forms/mensaje-a-su-contacto`, init)).status
  }
  expect({
    visitor: await send({ origin: testSiteUrl }),
    'another website': await send({ origin: 'https://elsewhere.example', cookie }),
    'without a token': await send({ origin: testSiteUrl, cookie }),
    // The token is judged before anything else, so that nothing of a stranger is stored.
  }).toEqual({ visitor: 409, 'another website': 403, 'without a token': 409 })
  await page.goto('/productos')
  await expect(agentOf(page)).toHaveCount(0)
})

test('the form for customers has no public page, and neither sitemaps nor the search know one', async ({ page }) => {
  const slugs = ['mensaje-a-su-contacto', 'en/forms/message-to-your-contact', 'de/forms/nachricht-an-ihren-kontakt']
  for (const slug of slugs) {
    const path = slug.includes('/') ? `/${slug}` : `/forms/${slug}`
    expect((await page.request.get(path)).status()).toBe(404)
  }
  expect((await page.request.get('/forms/consulta')).status()).toBe(200)
  const index = await (await page.request.get('/sitemap.xml')).text()
  for (const [, file = ''] of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    expect(await (await page.request.get(new URL(file).pathname)).text()).not.toMatch(/su-contacto|ihren-kontakt/)
  }
})
