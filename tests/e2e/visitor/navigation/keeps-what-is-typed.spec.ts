import { expect, type Page, test } from '@playwright/test'
import { extendPage, translatePage } from '../../../support/page/translate-page.ts'

/** Starts of the scripts at moments spread over the typing; the drill tries five hundred. */
const starts = Number(process.env['TYPING_STARTS'] ?? 20)

/** Between two key strokes of a quick typist, in milliseconds. */
const strokeMs = 60

type Field = { path: string; field: string; keys: string; value?: string; hasCaret?: false }

/** Each kind of field, with the typed keys. */
const fields: readonly Field[] = [
  {
    path: '/forms/consulta',
    field: 'form[data-form] input[type=email]',
    keys: 'ana.martinez@taller.example',
    hasCaret: false,
  },
  { path: '/forms/consulta', field: 'form[data-form] input[autocomplete]:not([type=email])', keys: 'Ana Martinez' },
  { path: '/forms/consulta', field: 'form[data-form] textarea:visible', keys: 'Necesito dos copias de una llave' },
  {
    path: '/forms/demostracion',
    field: 'form[data-form] input[type=date]',
    // Day and month are the same, because the order is the browser's.
    keys: '03032031',
    value: '2031-03-03',
    hasCaret: false,
  },
  { path: '/', field: '#site-search', keys: 'llave plana' },
  { path: '/buscar?q=llave', field: '#search-words', keys: ' plana', value: 'llave plana' },
  { path: '/productos/codigos', field: 'main textarea', keys: '20 x LIN-12DP, NOR-1R' },
  { path: '/productos/mi-lista?l=NOR-1R*20', field: '#list-add', keys: 'LIN-12DP, 3 x ARA-5T' },
]

const hasStarted = (page: Page) => page.waitForFunction(() => !('firstScript' in window))

/** Delays the scripts until the returned function is called. */
async function heldScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/** The errors that React and the browser report when the page is not as expected. */
function problemsOf(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /React|ydrat|NotFound/.test(message.text())) problems.push(message.text())
  })
  return problems
}

/** The focused field, with its value and caret: read in one step, for a field may be exchanged for another at any moment. */
const focusedIn = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement)) return [focused?.tagName]
      return [focused.matches(wanted), focused.value, focused.type === 'date' ? null : focused.selectionStart]
    },
    selector.replace(':visible', ''),
  )

for (const [at, { path, field: selector, keys, value = keys, hasCaret = true }] of fields.entries()) {
  const mine = Array.from({ length: starts }, (_, start) => start).filter((start) => start % fields.length === at)
  test(`nothing is lost of what is typed on ${path} in ${selector}, whenever the scripts start`, async ({ page }) => {
    test.setTimeout(60_000 + 30_000 * mine.length)
    const slowed = await page.context().newCDPSession(page)
    await slowed.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    const lost: unknown[] = []
    for (const start of mine) {
      const letGo = await heldScripts(page)
      // A browser that is known starts at once, and its scripts are delayed: the page has loaded only when they are let go.
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const field = page.locator(selector).first()
      await field.focus()
      // In a date the key changes the day.
      if (!selector.includes('date')) await page.keyboard.press('End')
      setTimeout(letGo, ((start + 0.5) / starts) * keys.length * strokeMs)
      await page.keyboard.type(keys, { delay: strokeMs })
      await hasStarted(page)
      const after = await focusedIn(page, selector)
      const expected = [true, value, hasCaret ? value.length : null]
      if (String(after) !== String(expected)) lost.push({ start, after })
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    expect(lost).toEqual([])
  })
}

/** Each kind of page with a control of its own. */
const pages = [
  '/',
  '/buscar?q=llave',
  '/forms/consulta',
  '/forms/demostracion',
  '/productos/nor-1r',
  '/productos/codigos',
  '/productos/mi-lista?l=NOR-1R*20,LIN-12DP',
  '/productos/comparar?c=NOR-1R,LIN-12DP',
  '/recursos/identificar-llave',
  '/contactos',
  '/recursos/descargas',
  '/no-hay-tal-pagina',
]

/** Uses every control that is seen, by keyboard and mouse, as far as it leads to no other page. */
async function useEach(page: Page): Promise<void> {
  for (const box of await page.locator('main :is(input[type=checkbox], input[type=radio]):enabled').all()) {
    const isApplied = await box.evaluate(
      (element) => element.closest('form[data-applies], details:not([open])') !== null,
    )
    if (isApplied || !(await box.isVisible())) continue
    await box.focus()
    await page.keyboard.press('Space')
  }
  for (const list of await page.locator('main select').all())
    if (await list.isVisible()) await list.selectOption({ index: 1 })
  const written =
    'input:is([type=text], [type=search], [type=email], [type=tel], [type=number], :not([type])), textarea'
  for (const field of await page.locator(written).all()) {
    if (!(await field.isVisible())) continue
    if ((await field.getAttribute('tabindex')) === '-1' || (await field.getAttribute('readonly')) !== null) continue
    await field.focus()
    await page.keyboard.press('End')
    await page.keyboard.type('12')
  }
}

/** The values of the controls, and the focused one. */
const heldIn = (page: Page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea')]
    const nameOf = ({ id, name, value, type }: HTMLInputElement) =>
      type === 'checkbox' || type === 'radio' ? `${name}=${value}` : name || id
    const held = named.map(
      (one) => `${nameOf(one)}: ${one.type === 'checkbox' || one.type === 'radio' ? one.checked : one.value}`,
    )
    const focused = document.activeElement
    return {
      held: held.toSorted(),
      focus:
        focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused.name : focused?.tagName,
    }
  })

const changes = { 'that the browser translated': translatePage, 'that an extension changed': extendPage }

for (const [kind, change] of Object.entries(changes)) {
  for (const path of pages) {
    test(`the first uses of ${path} count on a page ${kind}`, async ({ page }) => {
      const problems = problemsOf(page)
      await page.setViewportSize({ width: 1440, height: 900 })
      const letGo = await heldScripts(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await change(page)
      await useEach(page)
      const before = await heldIn(page)
      letGo()
      await hasStarted(page)
      expect(await heldIn(page)).toEqual(before)
      expect(problems).toEqual([])
    })
  }
}

test.describe('on a page that the browser translated', () => {
  test('a first tick narrows the list, and the next one too', async ({ page }) => {
    const problems = problemsOf(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/productos')
    await translatePage(page)
    await page.locator('input[name=kind][value=key_blank]').check()
    await expect(page).toHaveURL('/productos?kind=key_blank')
    await translatePage(page)
    await page.locator('input[name=kind][value=machine]').check()
    await expect(page).toHaveURL('/productos?kind=key_blank&kind=machine')
    expect(problems).toEqual([])
  })

  test('a search is refined, and its results follow', async ({ page }) => {
    const problems = problemsOf(page)
    await page.goto('/buscar?q=llave')
    await translatePage(page)
    await page.locator('#search-words').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' plana', { delay: strokeMs })
    await expect(page).toHaveURL('/buscar?q=llave+plana')
    await translatePage(page)
    await page.keyboard.type(' nor', { delay: strokeMs })
    await expect(page).toHaveURL('/buscar?q=llave+plana+nor')
    await expect(page.locator('#search-words')).toHaveValue('llave plana nor')
    expect(problems).toEqual([])
  })

  test('a product is added to the list, and the number follows', async ({ page }) => {
    const problems = problemsOf(page)
    await page.goto('/productos/nor-1r')
    await translatePage(page)
    await page
      .getByRole('link', { name: /Añadir|Add/ })
      .first()
      .click()
    await expect(page.locator('output a[href$="/mi-lista"]').first()).toContainText('1')
    await expect(page).toHaveURL('/productos/nor-1r')
    expect(problems).toEqual([])
  })
})
