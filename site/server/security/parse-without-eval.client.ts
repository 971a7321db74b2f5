/**
 * Tells the schema library not to try whether it may build functions from text: the policy forbids it, and every try would
 * be reported as a violation (zod, `config({ jitless: true })`, read from the same place).
 */
export function parseWithoutEval(): void {
  const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
  shared.__zod_globalConfig ??= {}
  shared.__zod_globalConfig.jitless = true
}
