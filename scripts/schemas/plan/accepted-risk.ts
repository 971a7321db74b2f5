/** A change that is not safe and wanted, declared in the pull request that makes it. */
export type AcceptedRisk = {
  /** Date and name, `2026-11-28-short-titles`; another change of the same name later needs a row of its own. */
  id: string
  /** The change, as the plan names it: `narrow:accordion.title.max_length`. */
  change: string
  /** The reason, in one sentence. */
  why: string
}
