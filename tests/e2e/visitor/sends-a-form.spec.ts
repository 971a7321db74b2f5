import { expect, test } from '@playwright/test'
import axe from 'axe-core'
import { makeToken } from 'site/forms/submissions/form-token.ts'
import { mailWith } from '../../support/mail-with.ts'
import { startScripts } from '../../support/page/start-scripts.ts'
import { tabTo } from '../../support/page/tab-to.ts'
import { testSiteUrl } from '../../support/test-system.ts'

const form = '/forms/consulta'
/** A custom landing with the same form in one of its sections. */
const landing = '/landing-smart-pro-mini'

/** The server takes a form that comes within two seconds of its first focus for a program's. */
async function untilTakenForAPerson(startedAt: number): Promise<void> {
  await expect.poll(() => Date.now() - startedAt).toBeGreaterThan(2100)
}

test.describe('with JavaScript', () => {
  test('errors show at their fields and in a summary that takes the focus; no request is sent', async ({ page }) => {
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await page.goto(form)
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana')
    await page.getByRole('textbox', { name: 'Empresa' }).focus()
    await expect(page.getByText('Introduzca una dirección de correo válida.')).toBeVisible()
    await page.getByRole('button', { name: 'Enviar la consulta' }).click()
    const summary = page.getByRole('alert', { name: 'Hay errores en su formulario.' })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('No todos los campos están bien rellenados.')
    await summary.getByRole('link', { name: 'Introduzca una dirección de correo válida.' }).click()
    await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveAccessibleDescription(/válida/)
    expect(posts).toEqual([])
    await page.evaluate(axe.source)
    const found = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run()
      return violations.map(({ id }) => id)
    })
    expect(found).toEqual([])
  })

  test('errors of answers from before hydration show at their fields after hydration', async ({ page }) => {
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/_next/static/**/*.js', async (route) => {
      await arrival
      await route.continue()
    })
    await page.goto(form, { waitUntil: 'commit' })
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana')
    await page.getByRole('textbox', { name: 'Empresa' }).fill('Cerrajería')
    arrive()
    await expect(page.getByText('Introduzca una dirección de correo válida.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveAccessibleDescription(/válida/)
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
    await expect(page.getByRole('textbox', { name: 'Empresa' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Empresa' })).toHaveValue('Cerrajería')
  })

  test('a call requires a phone number; typed answers survive a reload; the form arrives once', async ({ page }) => {
    const company = `Cerrajería ${Date.now()}`
    await page.goto(form)
    await page.getByText('Que me llamen por teléfono').click()
    await expect(page.getByRole('textbox', { name: 'Teléfono' })).toHaveAttribute('aria-required', 'true')
    await page.getByRole('textbox', { name: 'Empresa' }).fill(company)
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@taller.example')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Empresa' })).toHaveValue(company)
    await page.getByRole('textbox', { name: 'Teléfono' }).fill('600600600')
    await page.getByRole('checkbox', { name: /He leído/ }).check()
    await page.getByRole('button', { name: 'Enviar la consulta' }).dblclick()
    await expect(page).toHaveURL(/\/forms\/gracias\?form=/, { timeout: 60_000 })
    const mail = await mailWith(page, company)
    expect(mail).toContain('600600600')
    expect(mail).not.toContain('true')
    // The number that is in the mail, and the sent answers, once.
    const sent = page.getByRole('region', { name: 'Lo que ha enviado' })
    await expect(sent).toContainText(company)
    const number = await sent.locator('dd').first().textContent()
    expect(mail).toContain(`(${number})`)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(sent).toHaveCount(0)
  })

  test('typed answers survive an expired form token: the second click sends the form', async ({ page, context }) => {
    const company = `Ferretería ${Date.now()}`
    // The token of a page that was opened nine days ago.
    const token = makeToken('visit', 'consulta', {
      secret: 'local-forms-secret-of-this-machine',
      now: Date.now() - 9 * 86_400_000,
    })
    await page.route('**/api/forms/consulta/token', (route) => route.fulfill({ json: { token } }))
    await page.goto(form)
    await page.getByText('Que me llamen por teléfono').click()
    // The form is hydrated.
    await expect(page.getByRole('textbox', { name: 'Teléfono' })).toHaveAttribute('aria-required', 'true')
    await page.getByRole('textbox', { name: 'Empresa' }).fill(company)
    await page.getByRole('textbox', { name: 'Teléfono' }).fill('600600600')
    await context.clearCookies()
    await page.goto('/login-error')
    await page.goto(form)
    await expect(page.getByRole('textbox', { name: 'Empresa' })).toHaveValue(company)
    await expect(page.getByRole('checkbox', { name: 'Que me llamen por teléfono' })).toBeChecked()
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@taller.example')
    await page.getByRole('checkbox', { name: /He leído/ }).check()
    const send = page.getByRole('button', { name: 'Enviar la consulta' })
    await send.click()
    const reported = page.getByRole('alert', { name: 'El formulario todavía no se ha enviado.' })
    await expect(reported).toContainText('envíe el formulario una vez más')
    await expect(page.getByRole('textbox', { name: 'Empresa' })).toHaveValue(company)
    await send.click()
    await expect(page).toHaveURL(/\/forms\/gracias\?form=/, { timeout: 60_000 })
    await mailWith(page, company)
  })

  test('a form in a custom landing validates in place and arrives with the address of its page', async ({ page }) => {
    const company = `Rótulos ${Date.now()}`
    await page.goto(landing)
    await startScripts(page)
    await expect(page.locator('form[data-live]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Enviar la consulta' }).click()
    await expect(page.getByRole('alert', { name: 'Hay errores en su formulario.' })).toBeFocused()
    await page.getByText('Una oferta de precio').click()
    await page.getByRole('textbox', { name: 'Empresa' }).fill(company)
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@taller.example')
    await page.getByRole('checkbox', { name: /He leído/ }).check()
    await page.getByRole('button', { name: 'Enviar la consulta' }).click()
    await expect(page).toHaveURL(/\/forms\/gracias\?form=/, { timeout: 60_000 })
    expect(await mailWith(page, company)).toContain(landing)
  })
})

test('the first focus requests a form token with JavaScript, and reports the start by a style sheet without', async ({
  browser,
}) => {
  for (const [javaScriptEnabled, address] of [
    [true, 'token'],
    [false, 'start'],
  ] as const) {
    const page = await browser.newPage({ javaScriptEnabled })
    const requested: string[] = []
    page.on(
      'request',
      (request) => request.url().includes('/api/forms/') && requested.push(new URL(request.url()).pathname),
    )
    await page.goto(form)
    if (javaScriptEnabled) await startScripts(page)
    if (javaScriptEnabled) await expect(page.locator('form[data-live]')).toHaveCount(1)
    expect(requested).toEqual([])
    const responded = page.waitForResponse(`**/api/forms/consulta/${address}`)
    await page.getByRole('textbox', { name: 'Empresa' }).focus()
    await responded
    await page.getByRole('textbox', { name: 'Correo electrónico' }).focus()
    expect(requested).toEqual([`/api/forms/consulta/${address}`])
    await page.close()
  }
})

test.describe('with the keyboard alone', () => {
  test('a visitor answers every kind of text and choice question, and sends the form', async ({ page }) => {
    await page.goto('/forms/demostracion')
    const company = `Taller ${Date.now()}`
    const respond = async (selector: string, ...keys: string[]) => {
      await tabTo(page, `main form ${selector}`)
      for (const key of keys)
        await (key.length > 1 && /^[A-Z]/.test(key) ? page.keyboard.press(key) : page.keyboard.type(key))
    }
    await respond('input[type="radio"]', 'Space', 'ArrowDown')
    await expect(page.getByRole('radio', { name: 'En mi tienda' })).toBeChecked()
    await respond('textarea[name="address"]', 'calle Mayor 1')
    await respond('select[name="machine"]', 'ArrowDown', 'ArrowDown')
    // The date reads the same in every order of day and month.
    await respond('input[name="day"]', '12122031')
    await respond('input[name="people"]', '3')
    await respond('input[name="company"]', company.toLowerCase())
    await respond('input[name="email"]', 'ana@taller.example')
    await respond('input[name="phone"]', '600600600')
    await respond('input[name="terms"]', 'Space')
    await expect(page.getByRole('combobox', { name: 'Máquina' })).toHaveValue('punto-2')
    await expect(page.getByLabel('Día preferido')).toHaveValue('2031-12-12')
    await respond('button[type="submit"]', 'Enter')
    await expect(page).toHaveURL(/\/forms\/gracias\?form=/, { timeout: 60_000 })
    expect(await mailWith(page, company.toLowerCase())).toContain('600600600')
  })

  test('a visitor chooses a file and ticks boxes', async ({ page }) => {
    // The listener is added well before the key: a browser that does not know it yet opens a window of its own.
    const choosing = page.waitForEvent('filechooser')
    await page.goto('/forms/solicitud-de-empleo')
    await tabTo(page, 'main form input[type="file"]')
    await page.keyboard.press('Enter')
    const chooser = await choosing
    await chooser.setFiles({
      name: 'vida.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 una página'),
    })
    await expect(page.getByLabel('Currículum')).toHaveValue(/vida\.pdf$/)
    await page.goto(form)
    await tabTo(page, 'main form input[type="checkbox"]')
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox').first()).toBeChecked()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page returns with the answers and their errors; then the form arrives', async ({ page }) => {
    const company = `Llavero ${Date.now()}`
    await page.goto(form)
    const started = page.waitForResponse('**/api/forms/consulta/start')
    await page.getByText('La visita de un comercial').click()
    expect((await started).status()).toBe(204)
    const startedAt = Date.now()
    await page.getByRole('textbox', { name: 'Empresa' }).fill(company)
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana')
    await page.getByRole('button', { name: 'Enviar la consulta' }).click()
    await expect(page.getByRole('alert')).toContainText('Hay errores en su formulario.')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByText('Introduzca una dirección de correo válida.').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Empresa' })).toHaveValue(company)
    await expect(page.getByRole('checkbox', { name: 'La visita de un comercial' })).toBeChecked()
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@taller.example')
    await page.getByRole('textbox', { name: 'Dirección' }).fill('Calle Mayor 1')
    await page.getByRole('checkbox', { name: /He leído/ }).check()
    await untilTakenForAPerson(startedAt)
    await page.getByRole('button', { name: 'Enviar la consulta' }).click()
    await expect(page).toHaveURL(/\/forms\/gracias\?form=/)
    await mailWith(page, company)
  })

  test('a custom landing returns with the errors of its form; then the form arrives', async ({ page }) => {
    const company = `Rotulista ${Date.now()}`
    await page.goto(landing)
    const started = page.waitForResponse('**/api/forms/consulta/start')
    await page.getByText('Una oferta de precio').click()
    await started
    await untilTakenForAPerson(Date.now())
    await page.getByRole('textbox', { name: 'Empresa' }).fill(company)
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@taller.example')
    await page.getByRole('button', { name: 'Enviar la consulta' }).click()
    await expect(page).toHaveURL(new RegExp(`${landing}\\?form=`))
    await expect(page.getByRole('alert')).toContainText('Hay errores en su formulario.')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Empresa' })).toHaveValue(company)
    await page.getByRole('checkbox', { name: /He leído/ }).check()
    await page.getByRole('button', { name: 'Enviar la consulta' }).click()
    await expect(page).toHaveURL(/\/forms\/gracias\?form=/)
    expect(await mailWith(page, company)).toContain(landing)
  })
})

test('a page of another site cannot send the form', async ({ request }) => {
  const response = await request.post('/api/forms/consulta', {
    headers: { origin: 'https://other.example' },
    form: { a: 'b' },
  })
  expect(response.status()).toBe(403)
})

test('a deleted form returns a message, in the language of its page', async ({ request }) => {
  const send = (headers: Record<string, string>) =>
    request.post('/api/forms/esta-ya-no', { headers: { origin: testSiteUrl, ...headers }, form: { a: 'b' } })
  const reported = await send({ referer: `${testSiteUrl}/de/kontakt`, accept: 'text/html' })
  expect(reported.status()).toBe(404)
  expect(await reported.text()).toMatch(/<html lang="de[^"]*">.*<h1>Dieses Formular wird nicht mehr angeboten/)
  const asData = await send({ accept: 'application/json' })
  expect([asData.status(), await asData.json()]).toEqual([404, { problem: 'gone' }])
})
