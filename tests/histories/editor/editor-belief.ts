import { expect, type Page } from '@playwright/test'
import { requestHost } from '../../support/http/request-host.ts'

/** Markets and languages in which the page is read, with the word of the folder into which it is moved. */
const readers = [
  { host: 'localhost', prefix: '', folder: 'nuevas-soluciones', isGerman: false },
  { host: 'localhost', prefix: '/en', folder: 'new-solutions', isGerman: false },
  { host: 'localhost', prefix: '/de', folder: 'neue-loesungen', isGerman: true },
  { host: 'global.localhost', prefix: '/es', folder: 'nuevas-soluciones', isGerman: false },
  { host: 'global.localhost', prefix: '/de', folder: 'neue-loesungen', isGerman: true },
  { host: 'italy.localhost', prefix: '', folder: 'nuove-soluzioni', isGerman: false },
  { host: 'germany.localhost', prefix: '', folder: 'neue-loesungen', isGerman: true },
] as const

export type EditorBelief = {
  slug: string
  /** The last part of its address in German; undefined: the same. A draft of it appears with the next publish. */
  german: { live: string | undefined; draft: string | undefined }
  isMoved: boolean
  isLive: boolean
  /** The title that visitors read. */
  title: string
  /** Titles that no visitor may read, or none any longer. */
  others: Set<string>
  /** Every address that has shown the page: host and path. */
  known: Set<string>
  edits: number
}

export type EditorWorld = { page: Page; story: number; other: { id: number; slug: string }; mark: string }

/** The addresses at which the page is now. */
function addressesOf({ slug, german, isMoved }: EditorBelief): [host: string, path: string][] {
  return readers.map(({ host, prefix, folder, isGerman }) => {
    const last = isGerman ? (german.live ?? slug) : slug
    return [host, `${prefix}${isMoved ? `/${folder}` : ''}/${last}`]
  })
}

/** How an address answers, after one redirect at most. */
async function endOf(host: string, path: string): Promise<{ status: number; text: string; hops: number }> {
  const first = await requestHost({ host, path })
  if (![301, 302, 307, 308].includes(first.status)) return { ...first, hops: 0 }
  const to = new URL(String(first.headers.location), `http://${host}`)
  return { ...(await requestHost({ host: to.hostname, path: to.pathname + to.search })), hops: 1 }
}

/**
 * Waits until visitors read what was published last, and every address that has ever shown the page answers with a page, after one redirect
 * at most. @throws Error that names the addresses which do not
 */
export async function checkAddresses(_: EditorWorld, belief: EditorBelief): Promise<void> {
  const now = addressesOf(belief)
  await expect(async () => {
    if (belief.isLive) {
      const [[host, path] = ['', '']] = now
      const { status, text } = await endOf(host, path)
      expect([`${host}${path}`, status, text.includes(belief.title)], 'visitors read what was published last').toEqual([
        `${host}${path}`,
        200,
        true,
      ])
      for (const title of belief.others)
        expect(text, 'visitors read a title that is not published').not.toContain(title)
      for (const [place, one] of now.entries()) {
        const end = await endOf(one[0], one[1])
        expect(`${now[place]?.join('')} ${end.status}`, 'the page is in every market and language').toBe(
          `${one.join('')} 200`,
        )
        belief.known.add(one.join(' '))
      }
    }
    const ends = await Promise.all(
      [...belief.known].map(async (address) => {
        const [host = '', path = ''] = address.split(' ')
        return `${address} ${(await endOf(host, path)).status}`
      }),
    )
    expect(ends, 'addresses that have shown the page').toEqual([...belief.known].map((address) => `${address} 200`))
  }).toPass({ timeout: 60_000, intervals: [200, 500, 1000] })
}
