import { randomUUID } from 'node:crypto'
import { keepSubmission } from 'site/submissions/keep-submission.ts'
import { openDatabase } from 'site/submissions/open-database.ts'

/** A process that keeps forms as fast as it can and names each one only after it is kept; it runs until it is killed. */
const [place = ''] = process.argv.slice(2)
const database = openDatabase(place)
for (;;) {
  const id = randomUUID()
  const now = Date.now()
  await keepSubmission(database, {
    id,
    form: 'consulta',
    locale: 'es-ES',
    page: '/contactos',
    receivedAt: now,
    deleteAt: now + 86_400_000,
    digest: id,
    visit: '',
    answers: { email: 'ana@taller.example' },
    files: [],
    messages: [
      { sink: 'mail', to: ['taller@zarandal.example'], subject: `Consulta ${id}`, text: 'Una pregunta' },
      { sink: 'webhook', body: { id } },
    ],
    isHeld: false,
    location: '/forms/gracias',
  })
  process.stdout.write(`${id}\n`)
  await new Promise((resolve) => setTimeout(resolve, 2))
}
