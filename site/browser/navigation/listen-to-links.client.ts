import { appliedTarget, applyEarly, closeSentPanel, markApplying } from './applied-choice.client.ts'
import { followOnline } from './follow-online.client.ts'
import { formTarget } from './form-target.ts'
import { softTarget } from './soft-target.ts'

/**
 * Listens for followed links, sent forms of method GET and ticked boxes of forms that apply by themselves, and handles those that the
 * router can navigate to. Links stay plain links: they need no code of their own, and work before this runs.
 * @param go receives the address, and when it was pressed unless that had to wait; the browser's navigation was prevented
 */
export function listenToLinks(go: (to: URL, pressedAt: number | undefined) => void): () => void {
  const take = (event: Event, to: URL | undefined) => {
    if (!to) return
    event.preventDefault()
    const pressedAt = navigator.onLine ? event.timeStamp : undefined
    followOnline(() => go(to, pressedAt))
  }
  const onClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (event.defaultPrevented || !isPlain || !(link instanceof HTMLAnchorElement)) return
    const { href, target, hreflang } = link
    take(event, softTarget({ href, target, hreflang, isDownload: link.hasAttribute('download') }, here()))
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return
    closeSentPanel(form)
    const { submitter } = event
    const isWhole = form.hasAttribute('data-whole')
    const href = formTarget(actionOf(form, submitter), new FormData(form, submitter), isWhole)
    if (href !== undefined) take(event, softTarget({ href, target: form.target }, here()))
  }
  const onChange = (event: Event) => {
    const href = appliedTarget(event.target)
    if (href !== undefined) take(event, softTarget({ href }, here()))
  }
  const unmark = markApplying()
  document.addEventListener('click', onClick)
  document.addEventListener('change', onChange)
  document.addEventListener('submit', onSubmit)
  applyEarly()
  return () => {
    unmark()
    document.removeEventListener('click', onClick)
    document.removeEventListener('change', onChange)
    document.removeEventListener('submit', onSubmit)
  }
}

function here(): URL {
  return new URL(window.location.href)
}

/** A button may lead elsewhere than its form. */
function actionOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  return submitter instanceof HTMLButtonElement && submitter.hasAttribute('formaction')
    ? submitter.formAction
    : form.action
}
