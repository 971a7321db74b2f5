import fc from 'fast-check'
import { longestWaitMs, type Model, type Move } from '../history.ts'
import { forgetLimits } from '../stored.ts'
import { answerMoves, opens } from './answer-moves.ts'
import { checkForm, type FormBelief, type FormWorld } from './form-belief.ts'
import { type AskedForm, askedForms } from './form-questions.ts'
import { sendMoves } from './send-moves.ts'

/** The form that a mark chooses: each history is about one. */
function formFor(mark: string): AskedForm {
  const sum = [...(mark.split('x')[0] ?? '')].reduce((all, sign) => all + sign.charCodeAt(0), 0)
  const form = askedForms[sum % askedForms.length]
  if (!form) throw new Error('There is no form')
  return form
}

type FormMove = Move<FormBelief, FormWorld>

const reloads = fc.constant<FormMove>({
  words: 'reloads the page',
  async make({ page }, belief) {
    await page.reload()
    belief.isRefused = false
  },
})

/** By a link of the page or by its address, and back. */
const leaves = fc.constantFrom('link', 'address').map(
  (way): FormMove => ({
    words: `leaves by ${way === 'link' ? 'a link' : 'typing another address'} and comes back`,
    async make({ page }, belief) {
      belief.isRefused = false
      const path = new URL(page.url()).pathname
      if (way === 'address') await page.goto('/productos/nor-1r')
      else {
        await page.locator('footer a[href^="/"]:not([href*="/api/"]):not([href="#"]):visible').first().click()
        await page.waitForURL((url) => url.pathname !== path)
      }
      await page.goBack()
    },
  }),
)

const switchesLanguage = fc.constant<FormMove>({
  words: 'reads the page in the other language',
  async make({ page }, belief) {
    await page
      .getByRole('button', { name: /Español|English/ })
      .first()
      .click()
    await page
      .locator(`nav a[hreflang^="${belief.isEnglish ? 'es' : 'en'}"]:visible`)
      .first()
      .click()
    belief.isEnglish = !belief.isEnglish
    belief.isRefused = false
    await page.waitForURL(`**${belief.form.paths[belief.isEnglish ? 1 : 0]}`)
  },
})

const losesSession = fc.constant<FormMove>({
  words: 'loses all cookies',
  make: async ({ context }) => await context.clearCookies(),
})

/** A person who fills in a form and sends it. */
export const formModel: Model<FormBelief, FormWorld> = {
  name: 'form',
  most: 15,
  moves: [...answerMoves, ...answerMoves, ...sendMoves, reloads, leaves, switchesLanguage, losesSession],
  async open(browser, mark) {
    forgetLimits()
    const context = await browser.newContext()
    context.setDefaultTimeout(longestWaitMs)
    const world = { context, page: await context.newPage(), startedAt: Date.now() }
    const belief = { form: formFor(mark), answered: {}, arrived: new Set<string>(), isEnglish: false, isRefused: false }
    await opens(world, belief)
    return { belief, world }
  },
  check: checkForm,
  close: async ({ context }) => await context.close(),
}
