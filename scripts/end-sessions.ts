import { endSessionsOf } from 'site/identity/end-sessions-of.ts'
import { openSessions } from 'site/identity/open-sessions.ts'
import { loadEnvFile, readSettings } from './settings.ts'

const usage = `Ends all sessions of a customer at once. Close the account at the identity provider first: whom it still
knows is let in again.

  npm run sessions:end -- marta@levante.example    by e-mail address, or by the provider's name of the person (sub)
`

const [who, ...more] = process.argv.slice(2)
if (who === undefined || who.startsWith('-') || more.length > 0) {
  process.stdout.write(usage)
  process.exitCode = who === '--help' ? 0 : 1
} else {
  loadEnvFile()
  const sessions = openSessions(process.env['IDENTITY_FOLDER'] || `${readSettings().DATA_FOLDER}/identity`)
  const count = endSessionsOf({ sessions, now: Date.now }, who)
  sessions.close()
  process.stdout.write(`${count} ${count === 1 ? 'session' : 'sessions'} of ${who} ended.\n`)
}
