import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { receiveForm } from 'site/forms/submissions/receive-form.ts'
import { dyingDatabase } from './dying-database.ts'
import { png, receivedForm } from './received-form.ts'

/** A process that takes one form with a picture and names it when it is kept, or is killed at a step on the way. */
const [place = '', text = '', step = '0'] = process.argv.slice(2)
const database = openSubmissions(place)
const photo = new File([png], 'llave.png', { type: 'image/png' })
const fields = { email: 'ana@taller.example', text, photo }
const outcome = await receiveForm(
  receivedForm(dyingDatabase(database, Number(step)), fields, { now: Date.now(), address: text }),
)
process.stdout.write(`${outcome.is === 'stored' ? outcome.id : outcome.is}\n`)
await database.close()
