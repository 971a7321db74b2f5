import type { FormProblem, FormTexts } from './form-texts.ts'

/** What stands above a problem. A form that is gone is not merely unsent: nobody can send it any more. */
export function problemTitle(texts: FormTexts, problem: FormProblem | undefined): string {
  return problem === 'gone' ? texts.gone : texts.problem
}
