/** Query parameter of a form that came back; lists have a filter of the same name, whose values are short. */
export const returnedFormParameter = 'form'

/** The name that `form-returns.ts` gave; empty for anything else. */
export function returnedFormOf(value: unknown): string {
  return typeof value === 'string' && /^[\w-]{22}$/.test(value) ? value : ''
}

/** Whether an address names a form that came back: its page is for one person, also where the form is gone. */
export function namesReturnedForm(params: URLSearchParams): boolean {
  return returnedFormOf(params.get(returnedFormParameter)) !== ''
}

/**
 * What opens something for one person in an address: a form that came back, a preview link, files that a customer passes on. The first
 * script of a page has the same pattern (`start-when-used.ts`).
 */
export const oneTimePattern = /\b(form|link|token)=[-.\w]{22,}&?/

/** An editor's signature, in the frame of the editor. */
const editorsPattern = /\b_storyblok[^=&#]*=[^&#]*&?/g

/** An address as measuring tools may have it. */
export function withoutOneTime(address: string): string {
  const rest = address.replace(new RegExp(oneTimePattern, 'g'), '').replace(editorsPattern, '')
  return rest === address ? address : rest.replace(/[?&]+(?=#|$)/, '')
}
