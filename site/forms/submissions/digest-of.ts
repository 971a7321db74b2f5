import { createHash } from 'node:crypto'
import type { Answers } from '#site/forms/answers.ts'
import type { StoredFile } from './submission.ts'

/** Equal for equal answers and files, whatever their order. */
export function digestOf(answers: Answers, files: readonly StoredFile[]): string {
  const digest = createHash('sha256')
  for (const name of Object.keys(answers).toSorted()) digest.update(JSON.stringify([name, answers[name]]))
  for (const { question, bytes } of files) digest.update(`\n${question}\n`).update(bytes)
  return digest.digest('base64url')
}
