import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import type { Move } from '../history.ts'
import { formsSince, mailText } from '../stored.ts'
import { linesAt, none, taken, textOf } from './lines.ts'
import { type ListBelief, type ListWorld, pageOf, tabOf } from './list-belief.ts'
import { fileOf, linesInMail, printed } from './list-screen.ts'

type ListMove = Move<ListBelief, ListWorld>

const hasLines = ({ shown }: ListBelief) => (shown?.size ?? 0) > 0
const takenOf = ({ shown }: ListBelief) => taken(shown ?? none)

const copies = fc.constant<ListMove>({
  words: 'copies the address of the list',
  isPossible: hasLines,
  async make(world, belief) {
    const page = pageOf(world, belief)
    await page.locator('[data-list] [data-copied]').click()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(textOf(linesAt(address)), 'the copied address').toBe(textOf(takenOf(belief)))
    const { pathname, search } = new URL(address)
    belief.copied = { address: pathname + search, lines: takenOf(belief) }
  },
})

const loadsFile = fc.constant<ListMove>({
  words: 'loads the list as a file',
  isPossible: (belief) => takenOf(belief).size > 0,
  async make(world, belief) {
    expect(textOf(await fileOf(pageOf(world, belief))), 'the file').toBe(textOf(takenOf(belief)))
  },
})

const prints = fc.constant<ListMove>({
  words: 'prints the page',
  isPossible: hasLines,
  async make(world, belief) {
    expect(await printed(pageOf(world, belief)), 'the paper').toBe(textOf(belief.shown ?? none))
  },
})

/** Fills in the form below the list. */
async function fillIn(page: Page, company: string): Promise<void> {
  const form = page.locator('form[data-form="consulta"]')
  await form.locator('input[type="email"]').fill('ana@cerrajeria.example')
  await form.locator('input[autocomplete="organization"]').fill(company)
  const consent = form.locator('[data-question="terms"] input[type="checkbox"]')
  if (!(await consent.isChecked())) await consent.check()
}

const sends = fc.constantFrom('once', 'twice').map(
  (times): ListMove => ({
    words: `fills in the enquiry and presses send ${times}`,
    isPossible: (belief) => takenOf(belief).size > 0,
    async make(world, belief) {
      const page = pageOf(world, belief)
      const before = formsSince('consulta', world.startedAt).length
      const company = `${world.mark} ${before}`
      await fillIn(page, company)
      const send = page.locator('form[data-form="consulta"] button[type="submit"]').last()
      await (times === 'once' ? send.click() : send.dblclick())
      const open = [...takenOf(belief).values()].filter(({ amount }) => amount === '')
      if (open.length > 0) {
        const alert = page.locator('form[data-form="consulta"] [role="alert"]')
        for (const { code } of open) await expect(alert, 'a sentence names what is open').toContainText(code)
        return
      }
      await page.waitForURL(/\/(gracias|thank-you)/)
      await expect.poll(() => mailText(company), { message: 'the mail' }).not.toBe('')
      expect(linesInMail(await mailText(company)), 'the mail').toBe(textOf(takenOf(belief)))
      const stored = formsSince('consulta', world.startedAt).slice(before)
      expect(
        stored.map(({ answers }) => linesInMail(String(answers['products']))),
        'what is stored',
      ).toEqual([textOf(takenOf(belief))])
      tabOf(belief).expected = undefined
      belief.visited += 1
    },
  }),
)

/** What takes a list to somebody else. */
export const outgoing = [copies, loadsFile, prints, sends, sends]
