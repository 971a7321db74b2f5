/** What is known of a file before and after it is sent: enough for every rule, without its bytes. */
export type FileDetails = {
  name: string
  sizeBytes: number
  /** Media type detected from the content; undefined when the type is unknown. */
  type?: string | undefined
}

/** An answer: words (empty when there is none), chosen values, or files. */
export type Answer = string | readonly string[] | readonly FileDetails[]

/** Name of the question -> answer. */
export type Answers = Readonly<Record<string, Answer>>

/** Name of the question -> what is wrong with its answer, in the reader's words. */
export type AnswerErrors = Readonly<Record<string, string>>

/** The answer to a question, whatever its name is: every object has a `constructor`. */
export function answerTo(answers: Answers, name: string): Answer | undefined {
  return Object.hasOwn(answers, name) ? answers[name] : undefined
}

/** Whether nothing was answered. Blanks alone are nothing. */
export function isEmptyAnswer(answer: Answer | undefined): boolean {
  return answer === undefined || (typeof answer === 'string' ? answer.trim() === '' : answer.length === 0)
}

export function isFileDetails(value: string | FileDetails): value is FileDetails {
  return typeof value === 'object'
}

/** An answer as words: the values of a choice, the names of files. */
export function wordsOf(answer: Answer | undefined): readonly string[] {
  if (answer === undefined || answer === '') return []
  if (typeof answer === 'string') return [answer]
  return answer.map((value) => (isFileDetails(value) ? value.name : value))
}
