import { completesRenaming, type Plan, type Risk, riskyChanges } from './plan.ts'

/** An unsafe change was not allowed by name, or stored content violates it. Nothing was sent. */
export class RefusedChangesError extends Error {
  readonly plan: Plan
  /** Whether a content migration has to run before. */
  readonly needsMigration: boolean

  constructor(plan: Plan, { unnamed, unmigrated }: { unnamed: readonly Risk[]; unmigrated: readonly Risk[] }) {
    const parts = [
      ...unmigrated.map((risk) => `${risk.name} needs a content migration first (${remaining(risk)} fields).`),
      ...(unnamed.length > 0
        ? [
            `If it is wanted: a row of scripts/migrations/accepted-risks.ts for ${unnamed.map(({ name }) => name).join(', ')}, or ${unnamed.map(({ name }) => `--allow ${name}`).join(' ')}`,
          ]
        : []),
    ]
    super(`Nothing was sent: not every change is safe. ${parts.join(' ')}`)
    this.name = 'RefusedChangesError'
    this.plan = plan
    this.needsMigration = unmigrated.length > 0
  }
}

/** @throws RefusedChangesError when a change is not safe and `allow` does not name it, or stored content violates it */
export function refuseRisks(plan: Plan, allow: readonly string[]): void {
  const unmigrated = unmigratedRisks(plan)
  const unnamed = riskyChanges(plan)
    .filter(({ change, risk }) => !allow.includes(risk.name) && !completesRenaming(change))
    .map(({ risk }) => risk)
  if (unmigrated.length + unnamed.length > 0) throw new RefusedChangesError(plan, { unnamed, unmigrated })
}

/** Risks whose content has to be migrated before the change may be sent. */
export function unmigratedRisks(plan: Plan): Risk[] {
  return riskyChanges(plan)
    .map(({ risk }) => risk)
    .filter((risk) => risk.needsMigration && remaining(risk) > 0)
}

/** Fields that still violate a change once the pending migrations have run. */
function remaining({ affected }: Risk): number {
  return affected?.left ?? affected?.fields ?? 0
}
