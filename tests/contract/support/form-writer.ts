import { randomUUID } from 'node:crypto'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { storeSubmission } from 'site/forms/submissions/store-submission.ts'
import { submissionOf } from './submission-of.ts'

/** A process that keeps forms as fast as it can and names each one only after it is kept; it runs until it is killed. */
const [place = ''] = process.argv.slice(2)
const database = openSubmissions(place)
for (;;) {
  const id = randomUUID()
  await storeSubmission(database, submissionOf(id))
  process.stdout.write(`${id}\n`)
  await new Promise((resolve) => setTimeout(resolve, 2))
}
