import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { mailWith } from '../../../support/mail-with.ts'

const seeds = join(import.meta.dirname, '../../../../scripts/seed/content')

/** The part number of every published product of the demo; one of them is a draft. */
const codes = globSync(['tables/*.yaml', 'source/product/*.yaml'], { cwd: seeds })
  .flatMap((file) => readFileSync(join(seeds, file), 'utf8').match(/^(?:- \{| {2})code: "?[A-Z][A-Z0-9 .-]*/gm) ?? [])
  .map((row) => row.replace(/^.*code: "?/, '').trim())
  .filter((code) => !code.includes(' ') && code !== 'BOR-0X')

const amounts = ['2', '20,00', '3', '7', '="12"', '5,0']
const clear = [2, 20, 3, 7, 12, 5]

type Row = { code: string; written: string; pieces: number }

/** 120 rows: every product, some twice in another spelling, and codes that nothing has. Of two the quantity is not clear. */
function table(): Row[] {
  const known = codes.map((code, at): Row => {
    if (code === 'FR-80') return { code, written: '1.000', pieces: 0 }
    if (code === 'CAS-2B') return { code, written: '20 uds', pieces: 0 }
    return { code, written: amounts[at % 6] ?? '', pieces: clear[at % 6] ?? 0 }
  })
  const repeated = known.filter(({ pieces }) => pieces > 0).map((row) => ({ ...row, written: '4', pieces: 4 }))
  const unknown = Array.from({ length: 10 }, (_, at) => ({ code: `QX-99${at}Z`, written: '3', pieces: 3 }))
  const rows = [...known, ...unknown, ...repeated].slice(0, 120)
  return rows.map((row, at) => ({
    ...row,
    code: at > known.length + 9 ? row.code.toLowerCase().replaceAll('-', ' ') : row.code,
  }))
}

const shown = (page: Page) => page.getByRole('table', { name: 'Lista de productos' }).locator('tbody tr')
const amountOf = (page: Page, code: string) => page.getByLabel(`Cantidad de ${code}`, { exact: true })

/** Fills in the fields of the form besides the products, and sends it, once more where the site takes the visitor for a program. */
async function send(page: Page, company: string) {
  const form = page.locator('form[data-form="consulta"]')
  await form.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@cerrajeria.example')
  await form.getByRole('textbox', { name: 'Empresa' }).fill(company)
  await form.getByRole('checkbox', { name: /He leído/ }).check()
  await expect(async () => {
    if (!page.url().includes('/gracias')) await form.getByRole('button', { name: 'Enviar la consulta' }).click()
    await expect(page).toHaveURL(/\/gracias/, { timeout: 15_000 })
  }).toPass()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('120 rows of a spreadsheet become an enquiry that has every product with its sum', async ({ page }) => {
      test.slow()
      const rows = table()
      expect(rows).toHaveLength(120)
      const text = ['Código\tDescripción\tCantidad', ...rows.map(({ code, written }) => `${code}\tLlave\t${written}`)]
      await page.goto('/productos/codigos')
      await page.getByRole('textbox', { name: 'Códigos, uno por línea' }).fill(text.join('\n'))
      await page.getByRole('button', { name: 'Buscar los códigos' }).click()
      const found = page.getByRole('table', { name: 'Qué significan los códigos' }).locator('tbody tr')
      await expect(found).toHaveCount(120)
      await expect(page.getByText('Ningún producto tiene este código completo.')).toHaveCount(10)
      await page.getByRole('button', { name: 'Añadir a mi lista' }).first().click()

      const wanted = new Map<string, number>()
      for (const code of codes) {
        const same = rows.filter(
          (row) => row.code.replaceAll(/[ -]/g, '').toUpperCase() === code.replaceAll(/[ -]/g, ''),
        )
        wanted.set(
          code,
          same.reduce((sum, { pieces }) => sum + pieces, 0),
        )
      }
      await expect(shown(page)).toHaveCount(codes.length)
      for (const [code, pieces] of wanted) {
        await expect(amountOf(page, code)).toHaveValue(pieces === 0 ? '' : String(pieces))
      }
      for (const [code, pieces] of [
        ['FR-80', 1000],
        ['CAS-2B', 20],
        ['NOR-1R', 31],
      ] as const) {
        await amountOf(page, code).fill(String(pieces))
        wanted.set(code, pieces)
      }
      const company = `Ferretería ${javaScriptEnabled ? 'larga' : 'sencilla'} ${Date.now()}`
      await send(page, company)
      const mail = await mailWith(page, company)
      const sent = [...mail.matchAll(/(\d+) × ([A-Z][A-Z0-9.-]*[A-Z0-9])/g)]
      expect(Object.fromEntries(sent.map(([, pieces, code = '']) => [code, Number(pieces)]))).toEqual(
        Object.fromEntries(wanted),
      )
    })
  })
}

test('what is changed by hand is in the file, in the address that is copied, and on the way back', async ({ page }) => {
  await page.goto('/productos/mi-lista?l=NOR-1R,LIN-12DP*2')
  await amountOf(page, 'NOR-1R').fill('10')
  await expect(page.getByRole('link', { name: 'Tabla en CSV' })).toHaveAttribute('href', /l=NOR-1R\*10,LIN-12DP\*2$/)
  await shown(page).getByRole('link').first().click()
  await expect(page).toHaveURL('/productos/nor-1r')
  await page.goBack()
  await expect(amountOf(page, 'NOR-1R')).toHaveValue('10')
  await page.getByRole('button', { name: 'Actualizar la lista' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('l')).toBe('NOR-1R*10,LIN-12DP*2')
})
