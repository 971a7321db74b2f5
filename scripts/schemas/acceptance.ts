import type { ManagementRequests } from '../management/management-requests.ts'
import { acceptedRisks } from '../migrations/accepted-risks.ts'
import { migrations as ownMigrations } from '../migrations/migrations.ts'
import { readLedger, writeLedger } from './migrate/ledger.ts'
import type { BlockChange, Migration } from './migrate/migration.ts'
import type { AcceptedRisk } from './plan/accepted-risk.ts'
import type { ReadState } from './state/read-state.ts'

/** The repository's declarations about changes that are not safe; each is that of this repository by default. */
export type Declared = {
  /** Content migrations; the changes that completed ones make safe are accepted. */
  migrations?: readonly Migration[]
  /** Accepted risks; each is used up by the first complete push. */
  accepted?: readonly AcceptedRisk[]
}

/** The declarations that apply to a space. */
export type Acceptance = {
  /** Names of the accepted changes. */
  allow: readonly string[]
  /** Migrations that have not run in the space, in their order. */
  pending: readonly Migration[]
  /** Accepted risks that no push has used. */
  unused: readonly AcceptedRisk[]
  /** Those that one has, with the time. */
  used: readonly { row: AcceptedRisk; at: string }[]
}

type Requests = Pick<ManagementRequests, 'list' | 'send'>

/** @param isForeseen whether pending migrations count as completed, as they will be on the main branch */
export async function readAcceptance(
  { migrations = ownMigrations, accepted = acceptedRisks }: Declared,
  { requests, own, isForeseen }: { requests: Requests; own: ReadState['own']; isForeseen: boolean },
): Promise<Acceptance> {
  const isDeclared = migrations.length + accepted.length > 0
  const hasLedger = isDeclared && own.some(({ slug }) => slug === 'schema-ledger')
  const ledger: ReadonlyMap<string, string> = hasLedger ? await readLedger(requests) : new Map()
  const unused = accepted.filter(({ id }) => !ledger.has(entryOf(id)))
  const ran = migrations.filter(({ id }) => isForeseen || ledger.has(id))
  return {
    allow: [...ran.flatMap(({ allows }) => allows), ...unused.map(({ change }) => change)],
    pending: migrations.filter(({ id }) => !ledger.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    unused,
    used: accepted.flatMap((row) =>
      ledger.has(entryOf(row.id)) ? [{ row, at: ledger.get(entryOf(row.id)) ?? '' }] : [],
    ),
  }
}

/** Records that accepted risks are used up, or, after a rollback, that they are not. */
export async function noteUsed(requests: Requests, ids: readonly string[], isUsed: boolean): Promise<void> {
  for (const id of ids) await writeLedger(requests, entryOf(id), isUsed)
}

/** The change of a block by several migrations, one after the other. */
export function changeByAll(migrations: readonly Migration[]): BlockChange['up'] {
  return (block) =>
    migrations.reduce<ReturnType<BlockChange['up']>>(
      (changed, { blocks, up }) => (changed && blocks.includes(String(changed['component'])) ? up(changed) : changed),
      block,
    )
}

/** Entries of the ledger name migrations by their ids. */
function entryOf(id: string): string {
  return `accepted:${id}`
}
