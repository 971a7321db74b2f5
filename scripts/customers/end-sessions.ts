import { endSessionsOf } from 'site/identity/session/end-sessions-of.ts'
import { openSessions, sessionsLocation } from 'site/identity/session/open-sessions.ts'
import { runCommand } from '../command/run-command.ts'
import { requireStored, storedPlaces } from '../stored-data.ts'

await runCommand(
  {
    name: 'sessions:end',
    purpose: `Ends all sessions of a customer at once. Close the account at the identity provider first: a customer whom it still knows is
let in again.`,
    words: { name: 'customer', help: 'e-mail address, or the provider’s name of the person (sub)' },
    flags: {},
    notes: 'Where the sessions are: DATABASE_URL, else IDENTITY_FOLDER, else the folder identity below DATA_FOLDER.',
  },
  async ({ words: [customer, ...more] }) => {
    if (customer === undefined || more.length > 0)
      throw new Error('Name one customer: npm run sessions:end -- marta@levante.example')
    const sessions = openSessions(requireStored(sessionsLocation(storedPlaces()), 'IDENTITY_FOLDER'))
    const count = await endSessionsOf({ sessions, now: Date.now }, customer)
    await sessions.close()
    process.stdout.write(`${count} ${count === 1 ? 'session' : 'sessions'} of ${customer} ended.\n`)
  },
)
