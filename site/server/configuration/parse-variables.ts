import { z } from 'zod'
import { misspelledIn } from './known-variables.ts'

export type Source = Readonly<Record<string, string | undefined>>

/**
 * Reads variables; an empty one counts as absent.
 * @param problem the first line of a refusal
 * @throws Error with a sentence per wrong variable, and with the names that are nearly those of variables
 */
export function parseVariables<Schema extends z.ZodObject>(
  schema: Schema,
  source: Source,
  problem: string,
): z.output<Schema> {
  const set = Object.entries(source).filter(([, value]) => value !== '')
  const unfilled = set.filter(([name, value]) => name in schema.shape && placeholder.test(value ?? ''))
  const filled = Object.fromEntries(set.filter((one) => !unfilled.includes(one)))
  const parsed = schema.safeParse(filled, { error: sentenceOf })
  if (parsed.success && unfilled.length === 0) return parsed.data
  const lines = [
    problem,
    ...unfilled.map(([name]) => `✖ Write your own value in place of what is in angle brackets.\n  → at ${name}`),
    ...(parsed.error ? [z.prettifyError(parsed.error)] : []),
    ...misspelledIn(source),
    'See .env.example.',
  ]
  throw new Error(lines.join('\n'))
}

/** As in `deployment/site.env.example`: `<random>`, `smtps://<user>:<password>@<mail server>`. */
const placeholder = /^(?:[a-z+]+:\/\/.*)?<[^<>]+>/

/** What a variable is, for those without a sentence of their own. */
const sentenceOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'It is missing.' : typeSentence(issue.expected)
  if (issue.code === 'too_small') return limitSentence(issue, issue.inclusive ? 'at least' : 'more than', issue.minimum)
  if (issue.code === 'too_big') return limitSentence(issue, issue.inclusive ? 'at most' : 'less than', issue.maximum)
  if (issue.code === 'invalid_value') return `It is ${issue.values.map(String).join(' or ')}.`
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')} is not known here.`
  if (issue.code === 'invalid_format') return formatSentence(issue)
  return 'It is not written as .env.example shows.'
}

function typeSentence(expected: string): string {
  if (expected === 'int') return 'It is a whole number.'
  return expected === 'number' ? 'It is a number.' : `It is a ${expected}.`
}

function limitSentence({ origin }: { origin: string }, comparison: string, limit: number | bigint): string {
  return origin === 'string' ? `It has ${comparison} ${limit} characters.` : `It is ${comparison} ${limit}.`
}

function formatSentence(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidStringFormat>): string {
  if (issue.format === 'url') return 'It is an address such as https://www.example.com.'
  if (issue.format === 'email') return 'It is an e-mail address.'
  if (issue.format === 'starts_with') return `It begins with ${String(issue['prefix'])}`
  return 'It is not written as .env.example shows.'
}
