import type { FormProblem, FormTexts } from './form-texts.ts'

/** The heading of a problem. A deleted form is not merely unsent: it cannot be sent any more. */
export function problemTitle(texts: FormTexts, problem: FormProblem | undefined): string {
  return problem === 'gone' ? texts.gone : texts.problem
}
