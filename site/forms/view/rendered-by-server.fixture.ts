/**
 * Markup of the server renderer in a window, before any script, its styles in the head as in a whole page: React takes a style for
 * rendered as long as the document lives, and a part of the page may go before.
 * @returns where the page is, at the end of the body
 */
export function renderedByServer(html: string): HTMLElement {
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = html
  document.head.append(...page.querySelectorAll('style[data-precedence]'))
  return page
}
