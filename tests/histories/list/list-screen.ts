import { expect, type Page } from '@playwright/test'
import { type Line, type Lines, linesAt, linesIn, none, taken, textOf, together } from './lines.ts'

/** What a person sees of a list, and what the browser stores. */
export type ListScreen = {
  /** Undefined on a page that shows no list. */
  list?: {
    /** What the address says. */
    address: Lines
    /** What the fields say. */
    shown: Lines
    /** The lists of the file and of the address that is copied. */
    carried: readonly Lines[]
    /** Whether a sentence says that the browser has another list. */
    isNoticed: boolean
    /** All sentences of the page beside the rows. */
    sentences: string
  }
  own: Lines
}

const listPage = /\/(mi-lista|my-list)$/

export const isList = (page: Page): boolean => listPage.test(new URL(page.url()).pathname)

/** Reads a page in one step: it may be exchanged at any moment. */
export async function readScreen(page: Page): Promise<ListScreen> {
  const read = await page.evaluate(() => {
    const value = (row: Element, name: string) => row.querySelector<HTMLInputElement>(`[name$="${name}"]`)?.value ?? ''
    const rows = [...document.querySelectorAll('#list-lines tbody tr')]
    const carried = [
      document.querySelector('a[href*="/api/tables/list.csv"]')?.getAttribute('href'),
      document.querySelector<HTMLElement>('[data-list] [data-copied]')?.dataset['copied'],
    ]
    return {
      href: location.href,
      hasList: document.querySelector('#list-add') !== null,
      isStarted: !('firstScript' in window),
      own: localStorage.getItem('zarandal:list') ?? '',
      rows: rows.map((row) => ({
        code: value(row, 'code'),
        amount: value(row, 'amount'),
        note: value(row, 'note'),
      })),
      carried: carried.filter((address) => typeof address === 'string'),
      isNoticed: document.querySelector('main output > button') !== null,
      sentences: document.querySelector('main')?.textContent ?? '',
    }
  })
  const own = linesIn(read.own)
  if (!listPage.test(new URL(read.href).pathname)) return { own }
  if (!read.hasList || !read.isStarted) throw new Error('The list is not there yet')
  const { isNoticed, sentences } = read
  const list = { address: linesAt(read.href), shown: byCode(read.rows), isNoticed, sentences }
  return { list: { ...list, carried: read.carried.map(linesAt) }, own }
}

/** The rows one by one: a product in two rows is seen twice. */
function byCode(rows: readonly Line[]): Lines {
  const lines = together(rows)
  if (lines.size < rows.length) throw new Error(`A product is in two rows: ${JSON.stringify(rows)}`)
  return rows.length === 0 ? none : lines
}

/** The codes and amounts on the paper that a browser prints. */
export async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#list-lines tbody tr').first()).toBeVisible()
  const rows = await page.locator('#list-lines tbody tr').evaluateAll((all) =>
    all.map((row) => {
      const seen = (name: string) => {
        const field = row.querySelector<HTMLInputElement>(`[name$="${name}"]`)
        return field?.checkVisibility() === true ? field.value : 'not seen'
      }
      const [code = ''] = [...row.querySelectorAll<HTMLInputElement>('[name$="code"]')].map(({ value }) => value)
      return { code, amount: seen('amount'), note: seen('note') }
    }),
  )
  await page.emulateMedia({ media: 'screen' })
  return textOf(together(rows))
}

/** The rows of the file that the page offers: code and amount. */
export async function fileOf(page: Page): Promise<Lines> {
  const href = (await page.locator('a[href*="/api/tables/list.csv"]').getAttribute('href')) ?? ''
  const response = await page.request.get(href)
  expect(response.status()).toBe(200)
  const text = (await response.text()).replace('\uFEFF', '')
  // Programs of a language with a decimal comma expect semicolons.
  const separator = /^[^;,]*;/.test(text) ? ';' : ','
  const [, ...rows] = text
    .split('\r\n')
    .filter(Boolean)
    .map((row) => cellsOf(row, separator))
  return taken(
    together(
      rows.map(([code = '', , amount = '', note = '']) => ({ code, amount: /^\d+$/.test(amount) ? amount : '', note })),
    ),
  )
}

/** Cells of a row; quotes are around those that have a separator. */
function cellsOf(row: string, separator: string): string[] {
  const cell = new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g')
  return [...row.matchAll(cell)].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)
}

/** What a mail says of the list. */
export function linesInMail(mail: string): string {
  const rows = [...mail.matchAll(/^[^\S\n]*(\d+) × (\S+)(?: \(([^\n]*)\))?[^\S\n]*$/gm)]
  return textOf(together(rows.map(([, amount = '', code = '', note = '']) => ({ code, amount, note }))))
}
