/** One rule: a request for `from` is redirected to `to`, a path of the same website or an absolute address. */
export type RedirectRule = { from: string; to: string; status: 301 | 302 }

export type RedirectTarget = Omit<RedirectRule, 'from'>

export type CollapsedRedirects = {
  /** Path to its final target. */
  targets: ReadonlyMap<string, RedirectTarget>
  /** Paths that lead back to themselves; they are no redirects. */
  loops: readonly string[]
}

/**
 * Follows every chain of rules to its end, so that a visitor is sent on once. A chain is permanent only when each of
 * its links is. Of two rules for one path the first wins.
 */
export function collapseRedirects(rules: readonly RedirectRule[]): CollapsedRedirects {
  const byPath = new Map<string, RedirectTarget>()
  for (const { from, ...target } of rules) if (!byPath.has(from)) byPath.set(from, target)
  const targets = new Map<string, RedirectTarget>()
  const loops: string[] = []
  for (const from of byPath.keys()) {
    const end = endOf(from, byPath)
    if (end) targets.set(from, end)
    else loops.push(from)
  }
  return { targets, loops }
}

/** Undefined for a chain that runs into a loop. */
function endOf(from: string, byPath: ReadonlyMap<string, RedirectTarget>): RedirectTarget | undefined {
  const seen = new Set([from])
  let step = byPath.get(from)
  let status: RedirectRule['status'] = 301
  while (step) {
    if (step.status === 302) status = 302
    const path = pathOf(step.to)
    if (seen.has(path)) return undefined
    seen.add(path)
    const next = byPath.get(path)
    if (!next) return { to: step.to, status }
    step = next
  }
  return undefined
}

/** An anchor or a query of a target names the same page. */
function pathOf(target: string): string {
  return target.startsWith('/') ? target.replace(/[?#].*$/, '') : target
}

/**
 * Whether a target may be sent to a browser: a path of this website or a web address. Everything that a browser could
 * read as another host or as a script is refused (`//other.example`, `/\other.example`, `javascript:`).
 */
export function isSafeTarget(target: string): boolean {
  if (/[\u0000-\u0020\u007f\\]/.test(target)) return false
  if (target.startsWith('/')) return !target.startsWith('//')
  return /^https?:\/\/[^/]/i.test(target) && URL.canParse(target)
}
