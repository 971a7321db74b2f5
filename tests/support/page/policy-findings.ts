import { CspEvaluator } from 'csp_evaluator'
import { Severity, Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

/** From this severity on, the evaluator reports only possible problems or information. */
const mildest = Severity.HIGH_MAYBE

/** The embedded services respond over http; where a website is reached over https, so are its upstreams. */
const ofTheEmbeddedStack = [Type.SRC_HTTP]

/** Findings of Google's evaluator for a Content-Security-Policy, one sentence each; syntax errors included. */
export function policyFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity, type }) => severity <= mildest && !ofTheEmbeddedStack.includes(type))
    .map(({ directive, value = '', description }) => `${directive} ${value}: ${description}`)
}
