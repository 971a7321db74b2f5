import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Lines, none, taken, textOf } from './lines.ts'
import { type ListScreen, readScreen } from './list-screen.ts'

/** A tab as its person believes it to be. */
type Tab = {
  /** The list that the page must have; undefined: whichever its address names, as after "back". */
  expected: Lines | undefined
  /** What was written into the fields of each list of this tab and not taken over, by the text of the list. */
  written: Map<string, Lines>
}

export type ListBelief = {
  /** The list of this browser. */
  own: Lines
  tabs: Tab[]
  /** The tab that the person looks at. */
  at: number
  /** The address that was copied last. */
  copied: { address: string; lines: Lines } | undefined
  /** What the page shows now: a list, the fields of which may be changed; undefined on another page. */
  shown: Lines | undefined
  /** What the address of the page says. */
  address: Lines
  /** Whether a sentence says that the browser has another list. */
  isNoticed: boolean
  /** How many pages the tab has behind it. */
  visited: number
}

export type ListWorld = { context: BrowserContext; pages: Page[]; mark: string; startedAt: number }

export function newBelief(): ListBelief {
  const tab = { expected: undefined, written: new Map() }
  const nothing = { copied: undefined, shown: undefined, address: none, isNoticed: false, visited: 0 }
  return { own: none, tabs: [tab], at: 0, ...nothing }
}

/** The page that the person looks at. */
export function pageOf({ pages }: ListWorld, { at }: ListBelief): Page {
  const page = pages[at]
  if (!page) throw new Error(`There is no tab ${at}`)
  return page
}

export function tabOf({ tabs, at }: ListBelief): Tab {
  const tab = tabs[at]
  if (!tab) throw new Error(`There is no tab ${at}`)
  return tab
}

/** The own list with what was written into its fields in this tab and not taken over: a product that is added takes both along. */
export function takeOwn(belief: ListBelief): Lines {
  const { written } = tabOf(belief)
  const key = textOf(belief.own)
  const lines = written.get(key) ?? belief.own
  written.delete(key)
  return taken(lines)
}

/** The list of the page becomes another one by a button of it: what was written into its fields is in it, or was given up. */
export function becomes(belief: ListBelief, next: Lines): void {
  const isOwn = textOf(belief.own) === textOf(belief.address)
  tabOf(belief).written.delete(textOf(belief.address))
  if (isOwn) belief.own = next
  // An empty page opens the list of the browser.
  tabOf(belief).expected = next.size === 0 ? belief.own : next
  belief.visited += 1
}

/** Waits until the page shows what is believed, and takes what it shows. @throws Error that names the difference */
export async function checkList(world: ListWorld, belief: ListBelief): Promise<void> {
  let screen: ListScreen | undefined
  await expect(async () => {
    screen = await readScreen(pageOf(world, belief))
    expectBelieved(screen, belief)
  }).toPass({ timeout: 60_000, intervals: [50, 100, 200] })
  const list = screen?.list
  if (list && belief.own.size === 0) belief.own = list.address
  belief.shown = list?.shown
  belief.address = list?.address ?? none
  belief.isNoticed = list?.isNoticed ?? false
}

function expectBelieved({ list, own }: ListScreen, belief: ListBelief): void {
  // A list that is opened where there is none becomes the own one.
  const expectedOwn = belief.own.size === 0 && list ? list.address : belief.own
  expect(textOf(own), 'the list that the browser stores').toBe(textOf(expectedOwn))
  if (list) expectList(list, own, tabOf(belief))
}

function expectList(list: NonNullable<ListScreen['list']>, own: Lines, { expected, written }: Tab): void {
  const { address, shown, carried, isNoticed, sentences } = list
  if (expected) expect(textOf(address), 'the list in the address').toBe(textOf(expected))
  if (address.size === 0) expect(own.size, 'an empty page opens the own list').toBe(0)
  expect(textOf(shown), 'the list that is shown').toBe(textOf(written.get(textOf(address)) ?? address))
  for (const one of carried)
    expect(textOf(one), 'the list of the file and of the copied address').toBe(textOf(taken(shown)))
  const isOther = address.size > 0 && textOf(own) !== textOf(address)
  expect(isNoticed, 'a sentence says that the browser has another list').toBe(isOther)
  for (const { code } of address.values()) {
    if (code.startsWith('QX')) expect(sentences, 'a sentence names the unknown code').toContain(code)
  }
}
