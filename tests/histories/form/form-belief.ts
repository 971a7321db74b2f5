import { type BrowserContext, expect, type Page } from '@playwright/test'
import { formsSince, type StoredForm } from '../stored.ts'
import { type Answered, type AskedForm, arriving } from './form-questions.ts'

export type FormBelief = {
  form: AskedForm
  /** What was answered and not sent yet. */
  answered: Answered
  /** What has arrived; equal answers arrive once. */
  arrived: Set<string>
  /** Whether the page is there in English. */
  isEnglish: boolean
  /** Whether the site has just refused the form. */
  isRefused: boolean
}

export type FormWorld = { context: BrowserContext; page: Page; startedAt: number }

const formOf = ({ slug }: AskedForm) => `form[data-form="${slug}"]`

/** The field or fields of a question. */
export function fieldOf({ page }: FormWorld, { form }: FormBelief, name: string) {
  return page.locator(`${formOf(form)} [name="${name}"]`)
}

export function submitOf({ page }: FormWorld, { form }: FormBelief) {
  return page.locator(`${formOf(form)} button[type="submit"]`).last()
}

/** What the fields of the form have, read in one step. @throws Error while its scripts have not started */
async function readFields({ page }: FormWorld, { form }: FormBelief): Promise<Answered> {
  const read = await page.evaluate((selector) => {
    const element = document.querySelector<HTMLFormElement>(selector)
    if (!element || 'firstScript' in window || element.dataset['live'] === undefined) return undefined
    return [...new FormData(element)].map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : value.name,
    ])
  }, formOf(form))
  if (read === undefined) throw new Error('The form is not there yet')
  const names = form.questions.map(({ name }) => name)
  const valuesOf = (wanted: string) => read.flatMap(([name, value]) => (name === wanted && value !== '' ? [value] : []))
  return Object.fromEntries(names.map((name) => [name, valuesOf(name)]))
}

/** Line ends as a body has them are those of a field. */
const plain = (answered: Answered) =>
  Object.fromEntries(
    Object.entries(answered)
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => [name, values.map((value) => value.replaceAll('\r\n', '\n'))]),
  )

/**
 * Waits until the form has what was answered, and what has arrived is stored once. Files that a browser has let go are no longer answered:
 * nothing can give them back, and what is seen must arrive.
 */
export async function checkForm(world: FormWorld, belief: FormBelief): Promise<void> {
  const { form, arrived } = belief
  const files = form.questions.filter(({ kind }) => kind === 'file').map(({ name }) => name)
  await expect(async () => {
    const fields = await readFields(world, belief)
    for (const name of files) {
      const [shown = [], chosen = []] = [fields[name], belief.answered[name]]
      if (shown.length === 0 && chosen.length > 0) belief.answered = { ...belief.answered, [name]: [] }
    }
    expect(plain(fields), 'what the fields have').toEqual(plain(belief.answered))
    const alerts = await world.page.locator(`${formOf(form)} [role="alert"]`).allTextContents()
    if (belief.isRefused) expect(alerts.join('').length, 'a sentence says that it was not sent').toBeGreaterThan(20)
    const stored = formsSince(form.slug, world.startedAt).map((one) => storedText(form, one))
    expect(stored.toSorted(), 'what is stored').toEqual([...arrived].toSorted())
  }).toPass({ timeout: 60_000, intervals: [50, 100, 200] })
}

/** A submission in the words of `arriving`. */
function storedText(form: AskedForm, { answers, files }: StoredForm): string {
  const answered = form.questions.map(({ name, kind }) => {
    const value = answers[name]
    if (kind === 'file') return [name, [...files]]
    return [name, [value].flat().map((one) => String(one ?? ''))]
  })
  return arriving(form, Object.fromEntries(answered))
}
