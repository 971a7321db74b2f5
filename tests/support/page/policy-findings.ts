import { CspEvaluator } from 'csp_evaluator'
import { Severity, Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

/** From here on the evaluator only says that something might be, or informs. */
const mildest = Severity.HIGH_MAYBE

/** The embedded services respond over http; where a website is reached over https, so are its upstreams. */
const ofTheEmbeddedStack = [Type.SRC_HTTP]

/** What Google's evaluator finds wrong with a Content-Security-Policy, one sentence each; syntax included. */
export function policyFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity, type }) => severity <= mildest && !ofTheEmbeddedStack.includes(type))
    .map(({ directive, value = '', description }) => `${directive} ${value}: ${description}`)
}
