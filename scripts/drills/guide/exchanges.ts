import { brand } from 'site/brand/brand.ts'
import type { GuideBlocks } from './guide-names.ts'
import type { Machine } from './machine.ts'
import { expectBuilds, expectPages, expectSession, logCustomerIn } from './visitors.ts'

/** A deployed machine and the ways to use it. */
export type Following = {
  machine: Machine
  blocks: GuideBlocks
  /** Carries out a block. */
  follow: (text: string) => Promise<string>
  /** Runs a command of operators. */
  command: (words: string) => Promise<string>
  /** Known pages. */
  known: readonly string[]
}

/** A version that ends at its start: it has no build. The guide waits 120 s for an instance; less is enough for one that cannot start. */
const broken = `cp -al /opt/${brand.id}-1 /opt/${brand.id}-3 && rm /opt/${brand.id}-3/site/.next/BUILD_ID`
const shorter = ['timeout 120', 'timeout 15'] as const

/** Exchanges for a new version, then for one that does not start, then back to the first one, under visitors and a customer's session. */
export async function tryExchanges({ machine, blocks: { exchange }, follow, known }: Following): Promise<void> {
  const to = (version: number) => exchange.replaceAll(`/opt/${brand.id}-2`, `/opt/${brand.id}-${version}`)
  const cookie = await logCustomerIn()
  await expectSession(cookie, 'opens the extranet')
  await expectPages('the exchange for a new version', known, () => follow(exchange))
  await expectBuilds('2', '2')
  await expectSession(cookie, 'outlives the exchange')
  await machine.run(broken)
  const stopped = to(3).replace(...shorter)
  await expectPages('an exchange for a version that does not start', known, () => follow(stopped))
  await expectBuilds('', '2')
  await expectPages('the way back to the version before', known, () => follow(to(1)))
  await expectBuilds('1', '1')
  await expectSession(cookie, 'outlives the way back')
}
