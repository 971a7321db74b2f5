import { expect, type Route } from '@playwright/test'
import fc from 'fast-check'
import type { Move } from '../history.ts'
import { complete, opens } from './answer-moves.ts'
import { type FormBelief, type FormWorld, submitOf } from './form-belief.ts'
import { arriving, openQuestions } from './form-questions.ts'

type FormMove = Move<FormBelief, FormWorld>

/** What becomes of a request that sends the form. A fate that answers false waits for the next request. */
const fates = {
  'the site answers 413': answered(413, 'too-large'),
  'the site answers 429': answered(429, 'too-many'),
  'a proxy answers 503': async (route: Route) => {
    await route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' })
    return true
  },
  'the network is away': async (route: Route) => {
    await route.abort('internetdisconnected')
    return true
  },
  'the answer is lost on its way': async (route: Route) => {
    const response = await route.fetch()
    // A form that was filled in fast is sent once more by itself.
    if (response.ok()) await route.abort('connectionreset')
    else await route.fulfill({ response })
    return response.ok()
  },
} as const

function answered(status: number, problem: string) {
  return async (route: Route) => {
    await route.fulfill({ status, json: { problem } })
    return true
  }
}

type Fate = keyof typeof fates

const ways = {
  'presses send': (world, belief) => submitOf(world, belief).click(),
  'presses send twice': (world, belief) => submitOf(world, belief).dblclick(),
  'presses Enter in the field of the address': async ({ page }, { form }) =>
    await page.locator(`form[data-form="${form.slug}"] input[type="email"]`).press('Enter'),
} as const satisfies Record<string, (world: FormWorld, belief: FormBelief) => Promise<void>>

const waysOf = Object.keys(ways) as (keyof typeof ways)[]

/** The site has the form and thanks for it. */
async function arrives(world: FormWorld, belief: FormBelief): Promise<void> {
  const { page } = world
  await page.waitForURL(/\/(gracias|thank-you)/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  belief.arrived.add(arriving(belief.form, belief.answered))
  belief.answered = {}
  belief.isRefused = false
  await opens(world, belief)
}

const sends = fc.constantFrom(...waysOf).map(
  (way): FormMove => ({
    words: `${way}`,
    async make(world, belief) {
      await ways[way](world, belief)
      if (openQuestions(belief.form, belief.answered).length === 0) await arrives(world, belief)
      else belief.isRefused = true
    },
  }),
)

const sendsAll = fc.record({ pick: fc.nat(11), way: fc.constantFrom(...waysOf) }).map(
  ({ pick, way }): FormMove => ({
    words: `answers all that is open (${pick}) and ${way}`,
    async make(world, belief) {
      await complete(world, belief, pick)
      await ways[way](world, belief)
      await arrives(world, belief)
    },
  }),
)

const fails = fc.record({ pick: fc.nat(11), fate: fc.constantFrom(...(Object.keys(fates) as Fate[])) }).map(
  ({ pick, fate }): FormMove => ({
    words: `answers all that is open (${pick}) and presses send, and ${fate}`,
    async make(world, belief) {
      const { page } = world
      await complete(world, belief, pick)
      let isMet = false
      await page.route(`**/api/forms/${belief.form.slug}`, async (route) => {
        if (isMet || route.request().method() !== 'POST') return await route.fallback()
        isMet = await fates[fate](route)
      })
      await submitOf(world, belief).click()
      await expect(page.locator(`form[data-form="${belief.form.slug}"] [role="alert"]`)).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
      belief.isRefused = true
      if (fate === 'the answer is lost on its way') belief.arrived.add(arriving(belief.form, belief.answered))
    },
  }),
)

export const sendMoves = [sends, sendsAll, fails]
