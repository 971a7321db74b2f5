import fc from 'fast-check'
import { translatePage } from '../../support/page/translate-page.ts'
import type { Move } from '../history.ts'
import { type FormBelief, type FormWorld, fieldOf } from './form-belief.ts'
import { openQuestions, type Question, shownQuestions } from './form-questions.ts'

type FormMove = Move<FormBelief, FormWorld>

/** Opens the form by its address. */
export async function opens({ page }: FormWorld, { form, isEnglish }: FormBelief): Promise<void> {
  await page.goto(form.paths[isEnglish ? 1 : 0])
}

const rightAnswer = ({ answers }: Question, pick: number) => answers[pick % answers.length] ?? ''

/** Gives an answer as a person does: with keys, by a press, or by choosing. */
async function give(world: FormWorld, belief: FormBelief, { question, answer }: Given): Promise<void> {
  const { name, kind } = question
  const { page } = world
  const field = fieldOf(world, belief, name)
  let values = [answer]
  if (kind === 'text') {
    await field.click()
    await page.keyboard.press('Control+A')
    // Keys say nothing of letters that a keyboard does not have.
    await page.keyboard.insertText(answer)
  } else if (kind === 'date') await field.fill(answer)
  else if (kind === 'choice') await field.selectOption(answer)
  else if (kind === 'radio') await field.and(page.locator(`[value="${answer}"]`)).check()
  else if (kind === 'file') {
    await field.setInputFiles({ name: answer, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
  } else values = await press(world, belief, { question, answer })
  belief.answered = { ...belief.answered, [name]: values }
  belief.isRefused = false
}

type Given = { question: Question; answer: string }

/** Boxes change with each press. */
async function press(world: FormWorld, belief: FormBelief, { question, answer }: Given): Promise<string[]> {
  const field = fieldOf(world, belief, question.name)
  const box = question.kind === 'consent' ? field : field.and(world.page.locator(`[value="${answer}"]`))
  const [before = [], value] = [belief.answered[question.name], (await box.getAttribute('value')) ?? 'on']
  await box.press('Space')
  // The order of boxes is that of the form.
  const order = question.kind === 'consent' ? [value] : question.answers
  return order.filter((one) => before.includes(one) !== (one === value))
}

const answers = fc.record({ place: fc.nat(11), pick: fc.nat(11), isWrong: fc.boolean() }).map(
  ({ place, pick, isWrong }): FormMove => ({
    words: `answers question ${place} with ${isWrong ? 'something wrong' : 'a right answer'} (${pick})`,
    async make(world, belief) {
      const shown = shownQuestions(belief.form, belief.answered)
      const question = shown[place % shown.length]
      if (!question) return
      const wrong = isWrong ? question.wrong?.[pick % question.wrong.length] : undefined
      await give(world, belief, { question, answer: wrong ?? rightAnswer(question, pick) })
    },
  }),
)

/** Answers what is open until nothing keeps the form from being sent. */
export async function complete(world: FormWorld, belief: FormBelief, pick: number): Promise<void> {
  for (let rounds = 0; rounds < 3; rounds += 1) {
    for (const question of openQuestions(belief.form, belief.answered)) {
      await give(world, belief, { question, answer: rightAnswer(question, pick) })
    }
  }
}

const answersAll = fc.nat(11).map(
  (pick): FormMove => ({
    words: `answers all that is open (${pick})`,
    make: async (world, belief) => await complete(world, belief, pick),
  }),
)

/** Delays the scripts of a page until the returned function is called. */
async function heldScripts({ page }: FormWorld): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await promise
    await route.fallback().catch(() => undefined)
  })
  return resolve
}

const typed = 'Ana Maria 12'

/** The form is opened anew, and its scripts start between two keys. */
const typesWhileStarting = fc.record({ place: fc.nat(5), keys: fc.nat(typed.length), isTranslated: fc.boolean() }).map(
  ({ place, keys, isTranslated }): FormMove => ({
    words: `opens the form anew${isTranslated ? ', has it translated by the browser' : ''} and types ${keys} letters into text ${place} before its scripts start, and the others after that`,
    async make(world, belief) {
      const texts = shownQuestions(belief.form, {}).filter(
        ({ name, kind }) => kind === 'text' && !['email', 'phone', 'people'].includes(name),
      )
      const question = texts[place % texts.length]
      if (!question) return
      const letGo = await heldScripts(world)
      await world.page.goto(belief.form.paths[belief.isEnglish ? 1 : 0], { waitUntil: 'domcontentloaded' })
      if (isTranslated) await translatePage(world.page)
      await fieldOf(world, belief, question.name).focus()
      await world.page.keyboard.press('Control+A')
      await world.page.keyboard.type(typed.slice(0, keys))
      letGo()
      await world.page.keyboard.type(typed.slice(keys))
      await world.page.waitForFunction(() => !('firstScript' in window))
      await world.page.unrouteAll({ behavior: 'ignoreErrors' })
      belief.answered = { ...belief.answered, [question.name]: [typed] }
      belief.isRefused = false
    },
  }),
)

export const answerMoves = [answers, answers, answersAll, typesWhileStarting]
