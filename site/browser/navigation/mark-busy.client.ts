/**
 * Says of the page's content, which stays readable and can still be used, that another one is on its way to its place; the
 * style sheet of the layouts shows it.
 * @returns takes the mark back
 */
export function markBusy(): () => void {
  const content = document.getElementById('content')
  content?.setAttribute('aria-busy', 'true')
  return () => content?.removeAttribute('aria-busy')
}
