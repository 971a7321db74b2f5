import { expect, test } from '@playwright/test'
import { openAsCustomer } from '../../support/customer/open-as-customer.ts'
import { axeProblems } from '../../support/page/axe-problems.ts'

const gallery = '/extranet/galeria-de-fotos/productos/fotos-de-llaves'

for (const [width, javaScriptEnabled] of [
  [360, false],
  [1440, true],
] as const) {
  test(`a customer enlarges a photo by keyboard and takes its file, at ${width} pixels ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled })).newPage()
    await openAsCustomer(page, 'marta', gallery)
    if (javaScriptEnabled) await page.waitForLoadState('networkidle')
    const [first, second] = await page.getByRole('button', { name: /^Ampliar/ }).all()
    await first?.press('Enter')
    const sheet = page.getByRole('dialog')
    await expect(sheet).toContainText('Puede usarse en su tienda')
    await expect(sheet).toContainText('Imagen: Zarandal')
    const print = sheet.getByRole('link', {
      name: /Para imprenta \(original\) WEBP, \d+ × \d+, \d+ × \d+ cm a 300 ppp/,
    })
    const href = (await print.getAttribute('href')) ?? ''
    const file = await page.request.get(href)
    expect([file.status(), file.headers()['cache-control']]).toEqual([200, expect.stringContaining('private')])
    if (javaScriptEnabled) {
      expect(await axeProblems(page, { include: ['dialog[open]'] })).toEqual([])
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('dialog')).toContainText('Llaves de vehículo')
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    if (javaScriptEnabled) await expect(second ?? page.locator('main')).toBeFocused()
    else await expect(first ?? page.locator('main')).toBeFocused()
    await page.context().close()
  })
}
