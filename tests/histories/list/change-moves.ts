import type { Page } from '@playwright/test'
import fc from 'fast-check'
import type { Move } from '../history.ts'
import { keyOf, type Line, type Lines, none, taken, textOf, together } from './lines.ts'
import { becomes, type ListBelief, type ListWorld, pageOf, tabOf, takeOwn } from './list-belief.ts'

type ListMove = Move<ListBelief, ListWorld>

export const codes = ['NOR-1R', 'LIN-12DP', 'ARA-5T', 'FR-80', 'CAS-2B', 'TES-4RS.T46', 'PUNTO-2', 'QX-991Z']
/** Of a code, as people write it. */
const spellings = fc.constantFrom(
  (code: string) => code,
  (code: string) => code.toLowerCase(),
  (code: string) => code.replace('-', ' '),
)
const amounts = fc.constantFrom('1', '2', '7', '12', '250', '99999')
const notes = fc.constantFrom('', 'para Ana', '50 %, urgente', 'ñ * 2', 'a; "b"', '3 × 4')

const hasList = ({ shown }: ListBelief) => shown !== undefined
const hasLines = ({ shown }: ListBelief) => (shown?.size ?? 0) > 0

/** The line at a place, counted round. */
function lineAt({ shown = none }: ListBelief, place: number): Line {
  const line = [...shown.values()][place % shown.size]
  if (!line) throw new Error('The list is empty')
  return line
}

const rowOf = (page: Page, { code }: Line) =>
  page.locator('#list-lines tbody tr').filter({ has: page.locator(`input[name$="code"][value="${code}"]`) })

/** Writes into a field of a row: it is seen there, and nowhere else before a button takes it over. */
function write(belief: ListBelief, line: Line): void {
  const shown = new Map(belief.shown).set(keyOf(line.code), line)
  tabOf(belief).written.set(textOf(belief.address), shown)
}

const changesAmount = fc
  .record({ place: fc.nat(7), amount: fc.oneof(amounts, fc.constantFrom('', '0', '100000')) })
  .map(
    ({ place, amount }): ListMove => ({
      words: `writes ${amount === '' ? 'nothing' : amount} as the amount of line ${place + 1}`,
      isPossible: hasLines,
      async make(world, belief) {
        const line = lineAt(belief, place)
        await rowOf(pageOf(world, belief), line).locator('input[name$="amount"]').fill(amount)
        write(belief, { ...line, amount })
      },
    }),
  )

const changesNote = fc.record({ place: fc.nat(7), note: notes }).map(
  ({ place, note }): ListMove => ({
    words: `writes “${note}” beside line ${place + 1}`,
    isPossible: hasLines,
    async make(world, belief) {
      const line = lineAt(belief, place)
      await rowOf(pageOf(world, belief), line).locator('input[name$="note"]').fill(note)
      write(belief, { ...line, note })
    },
  }),
)

const removes = fc.nat(7).map(
  (place): ListMove => ({
    words: `removes line ${place + 1}`,
    isPossible: hasLines,
    async make(world, belief) {
      const line = lineAt(belief, place)
      await rowOf(pageOf(world, belief), line).locator('button[name$="remove"]').click()
      const left = new Map(belief.shown)
      left.delete(keyOf(line.code))
      becomes(belief, taken(left))
    },
  }),
)

const updates = fc.constant<ListMove>({
  words: 'presses “Update list”',
  isPossible: hasLines,
  async make(world, belief) {
    await pageOf(world, belief).locator('#list-add + button').click()
    const next = taken(belief.shown ?? none)
    if (textOf(next) !== textOf(belief.address)) becomes(belief, next)
  },
})

const line = fc.record({ code: fc.constantFrom(...codes), spelling: spellings, amount: amounts })
const pasted = fc.record({
  lines: fc.uniqueArray(line, { minLength: 1, maxLength: 8, selector: ({ code }) => code }),
  cell: fc.constantFrom('\t', ';'),
})

/** Copies a text elsewhere and pastes it into the field that has the focus. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+V')
}

type Pasted = { text: string; lines: Lines }

const toPasted = ({
  lines,
  cell,
}: {
  lines: { code: string; spelling: (code: string) => string; amount: string }[]
  cell: string
}): Pasted => ({
  text: lines
    .map(({ code, spelling, amount }) => `${code.startsWith('QX') ? code : spelling(code)}${cell}${amount}`)
    .join('\n'),
  lines: together(lines.map(({ code, amount }) => ({ code, amount, note: '' }))),
})

const pastes = pasted.map(toPasted).map(
  ({ text, lines }): ListMove => ({
    words: `pastes ${lines.size} lines into the field of the list (${JSON.stringify(text)}) and presses Enter`,
    isPossible: hasList,
    async make(world, belief) {
      const page = pageOf(world, belief)
      await page.locator('#list-add').click()
      await paste(page, text)
      await page.keyboard.press('Enter')
      becomes(belief, together(taken(belief.shown ?? none).values(), lines.values()))
    },
  }),
)

const types = fc.uniqueArray(fc.constantFrom(...codes), { minLength: 1, maxLength: 3 }).map(
  (typed): ListMove => ({
    words: `types ${typed.join(', ')} into the field of the list and presses the button`,
    isPossible: hasList,
    async make(world, belief) {
      const page = pageOf(world, belief)
      await page.locator('#list-add').click()
      await page.keyboard.type(typed.join(', '))
      await page.locator('#list-add + button').click()
      const added = typed.map((code) => ({ code, amount: '1', note: '' }))
      becomes(belief, together(taken(belief.shown ?? none).values(), added))
    },
  }),
)

const looksUp = pasted.map(toPasted).map(
  ({ text, lines }): ListMove => ({
    words: `pastes ${lines.size} lines into the page of codes and adds all that is found`,
    async make(world, belief) {
      const page = pageOf(world, belief)
      await page.goto('/productos/codigos')
      await page.locator('#codes-text').click()
      await paste(page, text)
      await page.getByRole('button', { name: 'Buscar los códigos' }).click()
      const known = [...lines.values()].filter(({ code }) => !code.startsWith('QX'))
      tabOf(belief).expected = undefined
      belief.visited += 2
      await page.locator('main table').waitFor()
      if (known.length === 0) return
      await page.getByRole('button', { name: 'Añadir a mi lista' }).first().click()
      await page.locator('#list-add').waitFor()
      belief.own = together(takeOwn(belief).values(), known)
      tabOf(belief).expected = belief.own
      belief.visited += 1
    },
  }),
)

/** What changes a list. */
export const changes = [changesAmount, changesAmount, changesNote, removes, updates, pastes, pastes, types, looksUp]
