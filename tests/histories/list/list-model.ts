import type { Browser } from '@playwright/test'
import { testSiteUrl } from '../../support/test-system.ts'
import { longestWaitMs, type Model } from '../history.ts'
import { forgetLimits } from '../stored.ts'
import { changes } from './change-moves.ts'
import { checkList, type ListBelief, type ListWorld, newBelief } from './list-belief.ts'
import { outgoing } from './outgoing-moves.ts'
import { walks } from './walk-moves.ts'

/** A person who puts a list of products together, takes it along and sends it. */
export const listModel: Model<ListBelief, ListWorld> = {
  name: 'list',
  most: 15,
  moves: [...changes, ...walks, ...outgoing],
  async open(browser: Browser, mark) {
    forgetLimits()
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    context.setDefaultTimeout(longestWaitMs)
    const page = await context.newPage()
    await page.goto(`${testSiteUrl}/productos/mi-lista`)
    return { belief: newBelief(), world: { context, pages: [page], mark, startedAt: Date.now() } }
  },
  check: checkList,
  close: async ({ context }) => await context.close(),
}
