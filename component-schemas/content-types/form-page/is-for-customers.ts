/**
 * Whether a story is a form that only customers send: it goes to the agent of the one who sends it. It has no public page, and no list,
 * index or feed names it; pages behind the login show it.
 */
export function isForCustomers(content: Readonly<Record<string, unknown>>): boolean {
  return content['component'] === 'form_page' && content['receiver'] === 'agent'
}
