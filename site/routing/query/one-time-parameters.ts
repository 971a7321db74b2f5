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

/** What opens something for one person in an address: a form that came back, a preview link, files that a customer passes on. */
const oneTimePattern = /\b(form|link|token)=[-.\w]{22,}&?/g

/** An editor's signature, in the frame of the editor. */
const editorsPattern = /\b_storyblok[^=&#]*=[^&#]*&?/g

/** An address as measuring tools may have it. */
export function withoutOneTime(address: string): string {
  const rest = address.replace(oneTimePattern, '').replace(editorsPattern, '')
  return rest === address ? address : rest.replace(/[?&]+(?=#|$)/, '')
}
