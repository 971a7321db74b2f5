import { formTarget } from './form-target.ts'

/** Which box was ticked last, and where on the screen it was. */
type Ticked = { name: string; value: string; top: number }

let ticked: Ticked | undefined

/** Forms whose choices apply as soon as they are made. */
const applying = 'form[data-applies]'

/**
 * The address of a list with the box as it is now, as lists write it: no redirect is needed. The list stays where it is on the screen,
 * so the address names no place.
 * @returns undefined for a control that waits for the button of its form
 */
export function appliedTarget(control: EventTarget | null): string | undefined {
  const box = control instanceof HTMLInputElement && control.type === 'checkbox' ? control : undefined
  const form = box?.closest<HTMLFormElement>(applying)
  if (!box || !form) return undefined
  const href = formTarget(form.action, new FormData(form))
  if (href === undefined) return undefined
  ticked = { name: box.name, value: box.value, top: box.getBoundingClientRect().top }
  const to = new URL(href)
  to.searchParams.sort()
  to.hash = ''
  return to.href
}

/** A box that was ticked before the script arrived applies now. */
export function applyEarly(): void {
  for (const form of document.querySelectorAll(applying)) {
    const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
    const last = boxes.findLast(({ checked, defaultChecked }) => checked !== defaultChecked)
    last?.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** A form that is sent by its button has done its work: a panel that it opened in is closed. */
export function closeSentPanel(form: HTMLFormElement): void {
  const panel = form.matches(applying) ? form.closest('details') : null
  if (panel) panel.open = false
}

/**
 * Puts the reader back to the box that was ticked: the same one on the page that has arrived, in its open group, at the same height of
 * the screen, described by the number of entries.
 * @returns whether there is such a box
 */
export function returnToTicked(): boolean {
  if (!ticked) return false
  const { name, value, top } = ticked
  ticked = undefined
  const boxes = document.querySelectorAll<HTMLInputElement>(`${applying} input[type="checkbox"]`)
  const box = [...boxes].find((one) => one.name === name && one.value === value)
  if (!box) return false
  openAround(box)
  if (document.getElementById(countId)) box.setAttribute('aria-describedby', countId)
  box.focus({ preventScroll: true })
  window.scrollBy({ top: box.getBoundingClientRect().top - top, behavior: 'instant' })
  return true
}

/** Number of entries of the list; `page-kinds/parts/listing` has it. */
const countId = 'list-count'

function openAround(box: Element): void {
  for (let group = box.closest('details'); group; group = group.parentElement?.closest('details') ?? null) {
    group.open = true
  }
}

/** Says to the style sheet that choices apply by themselves. @returns takes it back */
export function markApplying(): () => void {
  document.documentElement.dataset['applies'] = ''
  return () => delete document.documentElement.dataset['applies']
}
