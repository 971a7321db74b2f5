import { expect, test } from '@playwright/test'
import { mailWith } from '../../support/mail-with.ts'

for (const javaScriptEnabled of [true, false]) {
  test(`an offer leads to the application with its position and a file, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
    await page.goto('/trabaja-con-nosotros/ajuste-de-maquinas')
    await page.getByRole('link', { name: 'Solicitar este puesto' }).click()
    await expect(page.getByLabel('Puesto')).toHaveValue('Ajuste final de máquinas')
    const startedAt = Date.now()
    await page.getByLabel('Nombre y apellidos').fill('Ana Ruiz')
    await page.getByLabel('Correo electrónico').fill('ana.ruiz@taller.example')
    await page.getByLabel('Sección').selectOption('assembly')
    const about = `Ajusto duplicadoras, ${javaScriptEnabled} ${process.pid}`
    await page.getByLabel('¿Qué sabe hacer?').fill(about)
    await page
      .getByLabel('Currículum')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
    await page.getByRole('checkbox').check()
    // A form that is sent faster was filled in by a program.
    await expect.poll(() => Date.now() - startedAt).toBeGreaterThan(2100)
    await page.getByRole('button', { name: 'Enviar la solicitud' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Gracias/ })).toBeVisible()
    const mail = await mailWith(page, about)
    for (const words of ['Puesto', 'Ajuste final de máquinas', 'cv.pdf']) expect(mail).toContain(words)
    await page.context().close()
  })
}
