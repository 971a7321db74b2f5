/** A text that this tab remembers; undefined where it remembers none, or may not. */
export function recall(place: string): string | undefined {
  try {
    return sessionStorage.getItem(place) ?? undefined
  } catch {
    return undefined
  }
}

/** Without a text it is forgotten. A tab that may remember nothing works as before. */
export function remember(place: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, text)
  } catch {
    // Nothing is remembered.
  }
}
