/** Name of the note in the tab's memory that says which customer used the tab last. */
const noteName = 'customer'

/**
 * Notes that a customer uses this tab. Text that another customer has typed in it before is forgotten.
 * @param subject of the customer, as the session has it
 * @returns whether another customer used the tab before
 */
export function claimTab(subject: string): boolean {
  try {
    const before = sessionStorage.getItem(noteName)
    const isOther = before !== null && before !== subject
    if (isOther) sessionStorage.clear()
    sessionStorage.setItem(noteName, subject)
    return isOther
  } catch {
    // A tab without memory remembers nothing of anybody.
    return false
  }
}

/** Forgets what was typed in this tab: its customer logs out. */
export function clearTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Nothing is remembered.
  }
}
