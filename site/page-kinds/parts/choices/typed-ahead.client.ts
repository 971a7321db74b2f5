'use client'

/**
 * The fields of a list are new ones on the page of another address. What is typed while that page is on its way is put into its fields, with the
 * cursor where it was: a person who goes on typing loses nothing.
 */
let coming: readonly string[] = []
const typed = new Map<string, string>()
let focused: { field: string; at: number | null } | undefined

/** The list of another address is on its way, with all that the fields had until now. */
export function expectPage(address: string): void {
  coming = [...coming, address]
  typed.clear()
}

/** A field of the list that goes was written into. */
export function noteTyped(field: HTMLInputElement): void {
  if (coming.length > 0) typed.set(identityOf(field), field.value)
}

/** The list goes: one of its fields may have the focus. */
export function noteFocus(fields: readonly HTMLInputElement[]): void {
  const field = coming.length > 0 && fields.find((one) => one === document.activeElement)
  focused = field ? { field: identityOf(field), at: field.selectionStart } : undefined
}

/** The list of an address is there. */
export function takeTyped(address: string, fields: readonly HTMLInputElement[]): void {
  const place = coming.indexOf(address)
  if (place < 0) return
  coming = coming.slice(place + 1)
  for (const field of fields) field.value = typed.get(identityOf(field)) ?? field.value
  const { field: identity, at = null } = focused ?? {}
  const field = fields.find((one) => identityOf(one) === identity)
  field?.focus({ preventScroll: true })
  // A field of a number says no place: the cursor is at its end.
  if (at !== null) field?.setSelectionRange(at, at)
}

/** The code of its line tells a field from those of other lines. */
function identityOf(field: HTMLInputElement): string {
  const code = field.closest('tr')?.querySelector<HTMLInputElement>('input[name$="code"]')
  return `${field.name} ${code?.value ?? ''}`
}
