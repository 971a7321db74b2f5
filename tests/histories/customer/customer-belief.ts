import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { customers } from '../../support/customer/customer-session.ts'
import { testSiteUrl } from '../../support/test-system.ts'

export type CustomerName = keyof typeof customers

/** Groups of the customers of the demo. */
const groupsOf: Readonly<Record<CustomerName, readonly string[]>> = {
  marta: ['distributor', 'locksmith'],
  jorge: ['locksmith'],
  chiara: ['workshop'],
}

/** A browser, in which one customer logs in. */
export type Device = { customer: CustomerName; isIn: boolean }

/** A link that a customer has passed on. */
export type Passed = { token: string; sender: CustomerName; isRevoked: boolean; left: number }

export type CustomerBelief = {
  devices: readonly Device[]
  /** Who may read the document; nobody while it is taken off the site, every customer with an empty list. */
  groups: readonly string[]
  isPublished: boolean
  passed: Passed[]
}

export type CustomerWorld = {
  contexts: readonly BrowserContext[]
  pages: readonly Page[]
  /** The document, and the word that it alone has. */
  story: number
  mark: string
  path: string
  file: string
}

export function mayRead({ groups, isPublished }: CustomerBelief, customer: CustomerName): boolean {
  return isPublished && (groups.length === 0 || groupsOf[customer].some((group) => groups.includes(group)))
}

export function pageOf({ pages }: CustomerWorld, device: number): Page {
  const page = pages[device]
  if (!page) throw new Error(`There is no device ${device}`)
  return page
}

export function deviceOf({ devices }: CustomerBelief, at: number): Device {
  const device = devices[at]
  if (!device) throw new Error(`There is no device ${at}`)
  return device
}

/** Pages that name documents: the folder, the home, what is new, the links that were passed on, the search. */
const pages = [
  '/extranet/catalogos/llaves',
  '/extranet',
  '/extranet/novedades',
  '/extranet/mis-envios',
  '/extranet/mis-avisos',
]

type Seen = { address: string; status: number; hasMark: boolean }

async function seenAt(get: (address: string) => Promise<[number, string]>, world: CustomerWorld): Promise<Seen[]> {
  const addresses = [world.path, world.file, ...pages, `/extranet/buscar?q=${world.mark}`]
  return await Promise.all(
    addresses.map(async (address) => {
      const [status, text] = await get(address)
      // A search page repeats the words that were searched for; only the document has them with this ending.
      return { address, status, hasMark: text.includes(`${world.mark}-tarifa`) }
    }),
  )
}

/** Waits until every browser gets what its rights of the moment allow, and nothing else. @throws Error that names the difference */
export async function checkCustomers(world: CustomerWorld, belief: CustomerBelief): Promise<void> {
  await expect(async () => {
    for (const [at, { customer, isIn }] of belief.devices.entries()) {
      const { request } = world.contexts[at] ?? {}
      const get = async (address: string): Promise<[number, string]> => {
        const response = await request?.get(address, { maxRedirects: 0 })
        return [response?.status() ?? 0, (await response?.text()) ?? '']
      }
      expectRights(await seenAt(get, world), {
        world,
        who: `${customer} on device ${at}`,
        isIn,
        may: isIn && mayRead(belief, customer),
      })
    }
    const asStranger = async (address: string): Promise<[number, string]> => {
      const response = await fetch(`${testSiteUrl}${address}`, { redirect: 'manual' })
      return [response.status, await response.text()]
    }
    expectRights(await seenAt(asStranger, world), { world, who: 'a stranger', isIn: false, may: false })
    for (const passed of belief.passed) await expectPassed(world, belief, passed)
  }).toPass({ timeout: 60_000, intervals: [100, 300, 1000] })
}

type Rights = { world: CustomerWorld; who: string; isIn: boolean; may: boolean }

function expectRights(seen: readonly Seen[], { world, who, isIn, may }: Rights): void {
  const leaks = may ? [] : seen.filter(({ hasMark }) => hasMark).map(({ address }) => address)
  expect(leaks, `${who} may not read the document, which these pages name`).toEqual([])
  const [page, file] = seen
  expect([page?.hasMark, file?.status === 200], `${who} reads the page and gets the file`).toEqual([may, may])
  const open = seen.filter(({ status, address }) => status === 200 && address !== world.path && address !== world.file)
  if (!isIn) expect(open, `${who} is not logged in and reads nothing`).toEqual([])
}

/** A link shows what its sender may read now. */
async function expectPassed(world: CustomerWorld, belief: CustomerBelief, passed: Passed): Promise<void> {
  const response = await fetch(`${testSiteUrl}/_passed?token=${passed.token}`)
  const text = await response.text()
  const isOpen = !passed.isRevoked && mayRead(belief, passed.sender)
  if (!isOpen)
    expect(text.includes(`${world.mark}-tarifa`), `the page of a link of ${passed.sender} names the file`).toBe(false)
  const hasFile = text.includes('/api/passed?')
  expect(hasFile, `a link of ${passed.sender} offers the file`).toBe(isOpen && passed.left > 0)
}
