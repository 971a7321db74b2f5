import { createStory, folderAt, publish, removeStory, storyAt } from '../../support/management.ts'
import { longestWaitMs, type Model } from '../history.ts'
import { forgetPassedLinks } from '../stored.ts'
import { type CustomerBelief, type CustomerWorld, checkCustomers } from './customer-belief.ts'
import { customerMoves } from './customer-moves.ts'

const folder = 'global/extranet/catalogos/llaves'

/** Customers of two companies, two browsers of one of them, and a document whose readers change. */
export const customerModel: Model<CustomerBelief, CustomerWorld> = {
  name: 'customer',
  most: 12,
  moves: customerMoves,
  async open(browser, mark) {
    forgetPassedLinks()
    const { content } = await storyAt(`${folder}/tarifa-de-llaves-2026-2`)
    const access = [{ component: 'access', _uid: `${mark}-access`, groups: ['locksmith'] }]
    const parent = await folderAt(folder)
    const changed = { ...content, title: `${mark}-tarifa`, access }
    const { id } = await createStory({ name: mark, slug: mark, parentId: parent.id, content: changed })
    await publish(id)
    const contexts = await Promise.all([0, 1, 2].map(() => browser.newContext()))
    for (const context of contexts) context.setDefaultTimeout(longestWaitMs)
    const pages = await Promise.all(contexts.map((context) => context.newPage()))
    const path = `/extranet/catalogos/llaves/${mark}`
    const file = `/api/downloads/global/catalogos/llaves/${mark}/es.pdf`
    const belief: CustomerBelief = {
      devices: [
        { customer: 'jorge', isIn: false },
        { customer: 'jorge', isIn: false },
        { customer: 'chiara', isIn: false },
      ],
      groups: ['locksmith'],
      isPublished: true,
      passed: [],
    }
    return { belief, world: { contexts, pages, story: id, mark, path, file } }
  },
  check: checkCustomers,
  async close({ contexts, story }) {
    await Promise.all(contexts.map((context) => context.close()))
    await removeStory(story)
  },
}
