import { expect } from '@playwright/test'
import fc from 'fast-check'
import type { Move } from '../history.ts'
import { codes } from './change-moves.ts'
import { none, taken, textOf, together } from './lines.ts'
import { becomes, type ListBelief, type ListWorld, pageOf, tabOf, takeOwn } from './list-belief.ts'

type ListMove = Move<ListBelief, ListWorld>

const hasList = ({ shown }: ListBelief) => shown !== undefined
const goesTo = (belief: ListBelief, expected: ListBelief['own'] | undefined) => {
  tabOf(belief).expected = expected
  belief.visited += 1
}

const opensOwn = fc.constant<ListMove>({
  words: 'opens the own list',
  isPossible: ({ own, address }) => textOf(own) !== textOf(address) || own.size === 0,
  async make(world, belief) {
    await pageOf(world, belief).goto('/productos/mi-lista')
    goesTo(belief, belief.own)
  },
})

const addsOnProduct = fc
  .constantFrom(...codes.filter((code) => /^[A-Z]+-\w+$/.test(code) && !code.startsWith('QX')))
  .map(
    (code): ListMove => ({
      words: `opens the page of ${code} and adds it to the list`,
      async make(world, belief) {
        const page = pageOf(world, belief)
        await page.goto(`/productos/${code.toLowerCase()}`)
        await page.locator('main a[href*="mi-lista?c="]').first().click()
        belief.own = together(takeOwn(belief).values(), [{ code, amount: '1', note: '' }])
        goesTo(belief, undefined)
        const count = page.locator('main output a[href$="mi-lista"]').first()
        await expect(count).toContainText(`(${belief.own.size})`)
      },
    }),
  )

const opensCopied = fc.constant<ListMove>({
  words: 'opens the address that was copied',
  isPossible: ({ copied, address }) => copied !== undefined && textOf(copied.lines) !== textOf(address),
  async make(world, belief) {
    await pageOf(world, belief).goto(belief.copied?.address ?? '')
    goesTo(belief, belief.copied?.lines)
  },
})

const opensForeign = fc.uniqueArray(fc.constantFrom(...codes), { minLength: 1, maxLength: 3 }).map(
  (shared): ListMove => ({
    words: `opens a list with 3 × ${shared.join(', ')} that somebody else has sent`,
    async make(world, belief) {
      await pageOf(world, belief).goto(`/productos/mi-lista?l=${shared.map((code) => `${code}*3`).join(',')}`)
      goesTo(belief, together(shared.map((code) => ({ code, amount: '3', note: '' }))))
    },
  }),
)

const takesOver = fc.constantFrom('add', 'replace', 'own').map(
  (way): ListMove => ({
    words:
      {
        add: 'adds these to the own list',
        replace: 'keeps this list instead',
        own: 'opens the own list from the notice',
      }[way] ?? way,
    isPossible: ({ isNoticed }) => isNoticed,
    async make(world, belief) {
      const notice = pageOf(world, belief)
        .locator('main output')
        .filter({ has: pageOf(world, belief).locator('button') })
      if (way === 'replace') {
        await notice.locator('button').click()
        belief.own = belief.address
      } else if (way === 'own') {
        await notice.locator('a').first().click()
        goesTo(belief, belief.own)
      } else {
        await notice.locator('a').last().click()
        belief.own = together(takeOwn(belief).values(), taken(belief.shown ?? none).values())
        tabOf(belief).written.delete(textOf(belief.address))
        goesTo(belief, belief.own)
      }
    },
  }),
)

const goesBack = fc.constant<ListMove>({
  words: 'goes back',
  isPossible: ({ visited }) => visited > 0,
  async make(world, belief) {
    const page = pageOf(world, belief)
    await page.goBack()
    // A tab begins with an empty page.
    if (page.url() === 'about:blank') await page.goForward()
    goesTo(belief, undefined)
    belief.visited -= 2
  },
})

/** Back, and the list that is there is kept instead. */
const undoes = fc.constant<ListMove>({
  words: 'removes the first line, goes back and keeps the list that is there',
  isPossible: ({ shown, own, address }) => (shown?.size ?? 0) > 1 && textOf(own) === textOf(address),
  async make(world, belief) {
    const page = pageOf(world, belief)
    const before = belief.address
    await page.locator('#list-lines button[name$="remove"]').first().click()
    const [, ...left] = taken(belief.shown ?? none).values()
    becomes(belief, together(left))
    await expect(page.locator('#list-lines tbody tr')).toHaveCount(belief.own.size)
    await page.goBack()
    belief.visited -= 1
    const notice = page.locator('main output').filter({ has: page.locator('button') })
    await notice.locator('button').click()
    belief.own = before
    tabOf(belief).expected = before
  },
})

const reloads = fc.constant<ListMove>({
  words: 'reloads the page',
  make: async (world, belief) => void (await pageOf(world, belief).reload()),
})

const switchesLanguage = fc.constantFrom('es', 'en').map(
  (language): ListMove => ({
    words: `reads the page in ${language === 'en' ? 'English' : 'Spanish'}`,
    isPossible: hasList,
    async make(world, belief) {
      const page = pageOf(world, belief)
      const isEnglish = new URL(page.url()).pathname.startsWith('/en/')
      if (isEnglish === (language === 'en')) return
      await page
        .getByRole('button', { name: /Español|English/ })
        .first()
        .click()
      await page.locator(`nav a[hreflang^="${language}"]:visible`).first().click()
      await page.waitForURL(language === 'en' ? '**/en/**' : '**/productos/**')
      goesTo(belief, belief.address)
    },
  }),
)

const changesTab = fc.constant<ListMove>({
  words: 'goes to the other tab',
  async make(world, belief) {
    belief.at = 1 - belief.at
    belief.visited = 0
    if (world.pages.length === 1) {
      world.pages.push(await world.context.newPage())
      belief.tabs.push({ expected: belief.own, written: new Map() })
      await pageOf(world, belief).goto('/productos/mi-lista')
    }
    await pageOf(world, belief).bringToFront()
  },
})

/** What leads from page to page. */
export const walks = [
  opensOwn,
  addsOnProduct,
  addsOnProduct,
  opensCopied,
  opensForeign,
  takesOver,
  goesBack,
  goesBack,
  undoes,
  reloads,
  switchesLanguage,
  changesTab,
]
