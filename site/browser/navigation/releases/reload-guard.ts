/** Product specification, section 9: after a reload of ours none follows for so long, milliseconds. */
export const guardMs = 10_000

const key = 'reloaded'

/**
 * Whether the page may reload itself; returning true counts as a reload. A page that fails again within ten seconds must not reload in
 * a loop.
 */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now = Date.now()): boolean {
  try {
    const until = Number(storage.getItem(key) ?? 0)
    if (until > now && until <= now + guardMs) return false
    storage.setItem(key, String(now + guardMs))
    return true
  } catch {
    // Without storage nothing would end the circle of reloads.
    return false
  }
}
