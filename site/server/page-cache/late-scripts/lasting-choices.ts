/**
 * Choices that last longer than their page, as the first script of a page reads and stores them: at once, because a link may be followed before the
 * framework has taken over. They run in the browser as text, so that they name only what is in them (`start-when-used.ts`).
 */
export const lastingChoices = {
  /** @returns whether the browser stores it */
  storeText(place: string, change: (text: string) => string): boolean {
    try {
      const text = change(localStorage.getItem(place) ?? '')
      if (text === '') localStorage.removeItem(place)
      else localStorage.setItem(place, text)
      dispatchEvent(new Event('storage'))
      return true
    } catch {
      return false
    }
  },
  /** Codes with the time of the last change (`page-kinds/parts/choices/stored-codes`): with that of the box, or without it. */
  codesWith(text: string, { value, checked }: HTMLInputElement, longestMs: number): string {
    const { codes, at } = JSON.parse(text || '{"codes":[],"at":0}') as { codes: string[]; at: number }
    const others = Date.now() - at < longestMs ? codes.filter((code) => code !== value) : []
    if (checked) others.push(value)
    return others.length === 0 ? '' : JSON.stringify({ codes: others, at: Date.now() })
  },
  /** The cookie of an answer about consent; the form has that of a refusal. */
  consentCookie(form: HTMLFormElement, answer: string): string {
    const [none = '', ...attributes] = (form.dataset['none'] ?? '').split(';')
    const allowed = [...form.querySelectorAll<HTMLInputElement>('[name=purpose]')]
      .filter((purpose) => answer === 'all' || (answer === 'ticked' && purpose.checked))
      .map((purpose) => `.${purpose.value}`)
    const secure = location.protocol === 'https:' ? 'Secure' : ''
    return [`${none}${allowed.join('')}`, ...attributes, secure].join(';')
  },
  /**
   * In a frame, in a browser that has logged in or stored something, and where the visitor has allowed something that a script does, the
   * scripts have something to do without a use.
   */
  isKnown(): boolean {
    try {
      if (parent !== self || /(^|; )(is_authenticated=|consent=v\d+\.)/.test(document.cookie)) return true
      return localStorage.length > 0 || sessionStorage.length > 0
    } catch {
      return false
    }
  },
}
