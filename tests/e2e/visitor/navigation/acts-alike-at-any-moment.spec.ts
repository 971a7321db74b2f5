import { type Browser, expect, type Page, test } from '@playwright/test'
import { pagesOfEveryKind } from '../../../support/page/pages-of-every-kind.ts'
import { refusedConsent } from '../../../support/page/refused-consent.ts'

/** The moments at which a control is used: while no script is there, while they start, and when the page has taken over. */
const moments = ['before', 'during', 'after'] as const
type Moment = (typeof moments)[number]

/** Pages with controls that no page of the sitemap shows. */
const more = [
  '/productos/mi-lista?l=NOR-1R*2,CAN-60L',
  '/productos/comparar?c=NOR-1R,CAN-60L',
  '/buscar?q=nor',
  '/productos/codigos?codes=NOR-1R,N0R-2',
]

const shares = 4

/** Names of the kinds of controls that a page shows: the element, its type and its classes. */
const kindsOn = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('button,summary,input,select,textarea,a[data-held]')]
    const isShown = (one: HTMLElement) =>
      one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled,[type=hidden],[type=file],[inert] *')
    const kind = ({ tagName, className }: HTMLElement, type: string | null) => `${tagName}|${type ?? ''}|${className}`
    return [...new Set(all.filter(isShown).map((one) => kind(one, one.getAttribute('type'))))]
  })

/** The point at which the first control of a kind is pressed; scrolls to it. */
async function placeOf(page: Page, kind: string): Promise<{ x: number; y: number }> {
  return await page.evaluate((wanted) => {
    const [tag = '', type = '', className = ''] = wanted.split('|')
    const all = [...document.querySelectorAll<HTMLElement>(tag)]
    const one = all.find(
      (some) =>
        some.className === className &&
        (some.getAttribute('type') ?? '') === type &&
        some.checkVisibility({ visibilityProperty: true }),
    )
    if (!one) throw new Error(`The page has no ${wanted} any more.`)
    // A control that is drawn by its label is pressed there.
    const box = one.getBoundingClientRect()
    const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined
    const target = box.width < 4 && label ? label : one
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = target.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }, kind)
}

/** The outcome of a control's use, as a person would tell it; undefined while a document is on its way. */
const outcome = (page: Page) =>
  page
    .evaluate(() => {
      const every = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)]
      const fields = every<HTMLInputElement>('input:not([type=hidden],[type=checkbox],[type=radio]),select,textarea')
      return {
        // An address of the login is another each time. A form that the browser sends names its empty
        // fields, or comes back by an address, and a page that it loads is read from the start, not from its heading.
        address:
          location.pathname.replace(/^(\/interaction)\/.*/, '$1') + location.search.replace(/\?(?:q=|form=[^&]*)$/, ''),
        heading: document.querySelector('h1')?.textContent,
        open: every(':popover-open,dialog[open],details[open]').map(({ id, tagName }) => `${tagName}#${id}`),
        expanded: every('[aria-expanded=true]').map((one) => one.textContent),
        ticked: every<HTMLInputElement>(':checked').map(({ name, value }) => `${name}=${value}`),
        written: fields.filter(({ value }) => value !== '').map(({ name, value }) => `${name}=${value}`),
        focus: `${document.activeElement?.tagName} ${document.activeElement?.getAttribute('name') ?? ''}`.replace(
          /^(?:H1|BODY) $/,
          '',
        ),
        said: every('[role=status],[role=alert],[aria-live]')
          .map((one) => one.textContent?.trim())
          .filter(Boolean),
        counts: every('header a, main a[data-held]').flatMap((one) => one.textContent?.match(/\(\d+\)/g) ?? []),
        moved: every('ul').filter(({ scrollLeft }) => scrollLeft > 40).length,
        asked: (Reflect.get(window, 'asked') ?? []) as string[],
      }
    })
    .catch(() => undefined)

async function use(browser: Browser, { path, kind, moment }: { path: string; kind: string; moment: Moment }) {
  const context = await browser.newContext({ storageState: refusedConsent, permissions: ['clipboard-write'] })
  const page = await context.newPage()
  // Windows of the browser that a driven one does not show.
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    window.print = () => void asked.push('print')
    navigator.share = async () => void asked.push('share')
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  if (moment === 'after') release()
  await page.goto(path)
  if (moment === 'after') await page.waitForFunction(() => !('firstScript' in window))
  const { x, y } = await placeOf(page, kind)
  if (moment === 'during') release()
  await page.mouse.click(x, y)
  if (/^(?:TEXTAREA|INPUT\|(?:text|search|email|tel|)\|)/.test(kind)) await page.keyboard.type('nor')
  if (moment === 'before') {
    // It may lead to a document at once.
    await page
      .evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
      .catch(() => undefined)
    release()
  }
  return { page, close: () => context.close() }
}

/** The outcome when nothing changes any more: twice the same, half a second apart. */
async function settled(page: Page) {
  let last: Awaited<ReturnType<typeof outcome>>
  await expect(async () => {
    const before = last
    last = await outcome(page)
    expect(last).toBeDefined()
    expect(last).toEqual(before)
  }).toPass({ intervals: [500] })
  return last
}

for (let share = 0; share < shares; share += 1) {
  test(`every kind of control does the same before, during and after the start of the scripts: share ${share + 1} of ${shares}`, async ({
    browser,
    page,
  }) => {
    test.setTimeout(900_000)
    const paths = [...(await pagesOfEveryKind()), ...more]
    const seen = new Set<string>()
    const uses: { path: string; kind: string }[] = []
    for (const path of paths) {
      await page.goto(path)
      for (const kind of await kindsOn(page)) if (!seen.has(kind)) uses.push({ path, kind: (seen.add(kind), kind) })
    }
    expect(uses.length).toBeGreaterThan(30)
    const different: unknown[] = []
    for (const one of uses.filter((_, place) => place % shares === share)) {
      const after = await use(browser, { ...one, moment: 'after' })
      const expected = await settled(after.page)
      await after.close()
      for (const moment of ['before', 'during'] as const) {
        const early = await use(browser, { ...one, moment })
        await expect
          .poll(() => outcome(early.page))
          .toEqual(expected)
          .catch(async () => {
            different.push({ ...one, moment, expected, got: await outcome(early.page) })
          })
        await early.close()
      }
    }
    expect(different).toEqual([])
  })
}
