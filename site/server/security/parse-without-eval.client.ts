/**
 * Stops the schema library from probing `eval`: the policy forbids it, and every probe would be reported as a violation
 * (zod, `config({ jitless: true })`, read from the same place).
 */
export function parseWithoutEval(): void {
  const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
  shared.__zod_globalConfig ??= {}
  shared.__zod_globalConfig.jitless = true
}
