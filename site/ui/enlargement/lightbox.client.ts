/** A finger moves at least so far for another picture, in CSS pixels. */
const swipePx = 48

const stepOfKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Shows a picture in a modal window: buttons, arrow keys and swipes lead to the pictures beside it, Escape, the button and a click beside the
 * picture close it. The focus stays inside, and returns to the button of the picture that was shown last.
 * @param sheets the windows of the group, in the order of the pictures
 * @param focusOn the button of the same step in the next window keeps the focus
 */
export function openLightbox(sheet: HTMLDialogElement, sheets: readonly HTMLDialogElement[], focusOn?: number): void {
  const at = sheets.indexOf(sheet)
  const listening = new AbortController()
  const { signal } = listening
  const move = (step: number) => {
    const next = sheets[at + step]
    if (!next) return
    listening.abort()
    sheet.close()
    openLightbox(next, sheets, step)
  }
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.dataset['step']) move(Number(button.dataset['step']))
    else if (button || !isContent(target)) sheet.close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : stepOfKey[event.key]
    if (step !== undefined) move(step)
    if (event.key === 'Tab') keepInside(sheet, event)
  }
  sheet.addEventListener('click', onClick, { signal })
  sheet.addEventListener('keydown', onKeyDown, { signal })
  sheet.addEventListener('close', () => returnFocus(sheet, listening), { signal })
  listenToSwipes(sheet, move, signal)
  label(sheet, { at, of: sheets.length })
  sheet.showModal()
  const steps = [...sheet.querySelectorAll<HTMLElement>('[data-step]')]
  steps.find((button) => Number(button.dataset['step']) === focusOn)?.focus()
}

/** The picture and what is said of it; a click anywhere else closes the window. */
function isContent(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('img, a, span, b') !== null
}

function returnFocus(sheet: HTMLDialogElement, listening: AbortController): void {
  listening.abort()
  const trigger = document.querySelector<HTMLElement>(`button[popovertarget="${CSS.escape(sheet.id)}"]`)
  trigger?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  trigger?.focus({ preventScroll: true })
}

/** Says which picture of how many it is, and which steps there are. */
function label(sheet: HTMLDialogElement, { at, of }: { at: number; of: number }): void {
  const position = sheet.querySelector('[data-position]')
  if (position) position.textContent = of > 1 ? `${at + 1} / ${of}` : ''
  for (const button of sheet.querySelectorAll<HTMLElement>('[data-step]')) {
    const next = at + Number(button.dataset['step'])
    button.hidden = of < 2
    button.setAttribute('aria-disabled', String(next < 0 || next >= of))
  }
}

/** After the last control comes the first: the browser would leave for its own. */
function keepInside(sheet: HTMLDialogElement, event: KeyboardEvent): void {
  const controls = [...sheet.querySelectorAll<HTMLElement>('button:not([hidden]), a[href]')]
  const [first, last] = event.shiftKey ? [controls.at(-1), controls[0]] : [controls[0], controls.at(-1)]
  if (document.activeElement !== last) return
  event.preventDefault()
  first?.focus()
}

function listenToSwipes(sheet: HTMLDialogElement, move: (step: number) => void, signal: AbortSignal): void {
  let start: { x: number; y: number } | undefined
  const isEnlarged = () => (window.visualViewport?.scale ?? 1) > 1
  sheet.addEventListener(
    'touchstart',
    ({ touches }) => {
      const [touch, ...others] = touches
      start = touch && others.length === 0 && !isEnlarged() ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    { signal, passive: true },
  )
  sheet.addEventListener(
    'touchend',
    ({ changedTouches: [touch] }) => {
      if (!start || !touch) return
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y]
      start = undefined
      if (Math.abs(dx) >= swipePx && Math.abs(dx) > 2 * Math.abs(dy)) move(dx < 0 ? 1 : -1)
    },
    { signal, passive: true },
  )
}
