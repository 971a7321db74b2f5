import { setTimeout as pause } from 'node:timers/promises'
import { brand } from 'site/brand/brand.ts'
import { sendForm, visitorToken } from '../acts/send-form.ts'
import type { Following } from './exchanges.ts'
import { siteUrl } from './filled-files.ts'
import { expectPages, expectThat, ports, sendAbout, stateOf, untilReady } from './visitors.ts'

const [before, after, inFile] = ['Antes de la copia', 'Después de la copia', 'En un archivo']

/** Power is lost, and the disk with it: nothing that PostgreSQL wrote is left, and it runs no longer. */
const loss = `systemctl kill --signal=KILL 'postgresql@*'
rm -rf /var/lib/postgresql/*/main
systemctl stop 'postgresql@*'`

/** PostgreSQL on a new disk, as Debian's package makes it. */
const newDisk = `read -r version name _ < <(pg_lsclusters --no-header)
rm -rf "/etc/postgresql/$version/$name"
pg_createcluster "$version" "$name" && systemctl start "postgresql@$version-$name"`

/** Back-ups and restores of the guide, on PostgreSQL, across a loss of its disk too, then on SQLite. */
export async function tryRestores(following: Following): Promise<void> {
  const { machine, blocks, follow, known } = following
  await sendAbout(before)
  await follow(blocks['back up'])
  await sendAbout(after)
  await follow(blocks.restore)
  await untilReady()
  await expectForms(following, 'a restore', [before])
  await expectPages('the loss of the database', known, () => machine.run(loss))
  await expectDegraded()
  await machine.run(newDisk)
  await follow(blocks['restore after a loss'])
  await untilReady()
  await expectForms(following, 'a restore after a loss', [before])
  await sendAbout('Tras la pérdida')
  await trySqlite(following)
}

/** The forms that were sent before the copy are there, and those of the drill that were sent after it are not. */
async function expectForms({ command }: Following, when: string, wanted: readonly string[]): Promise<void> {
  const stored = await command('scripts/outbox/outbox.ts --export')
  const found = [before, after, inFile].filter((about) => stored.includes(about))
  expectThat(`forms after ${when}: ${wanted.join(', ')}`, found.join() === wanted.join(), stored)
}

/** Pages go on without the database; a form is refused, so that the visitor keeps the written text. */
async function expectDegraded(): Promise<void> {
  const states = async () => await Promise.all(ports.map(stateOf))
  for (let left = 30; left > 0 && !(await states()).every(isDegraded); left -= 1) await pause(1000)
  const found = await states()
  expectThat('both instances are ready without the database, and say so', found.every(isDegraded), found.join('\n'))
  const refusal = await visitorToken(siteUrl)
    .then((token) => sendForm(siteUrl, token, 'Sin base de datos'))
    .catch(String)
  expectThat('a form is refused without the database', String(refusal).includes('503'), String(refusal))
}

function isDegraded(state: string): boolean {
  return state.startsWith('200 ') && state.includes('degraded')
}

async function trySqlite(following: Following): Promise<void> {
  const { machine, blocks, follow } = following
  await machine.run(
    `sed -i '/^DATABASE_URL=/d' /etc/${brand.id}/site.env && systemctl restart ${brand.id}@3001 ${brand.id}@3002`,
  )
  await untilReady()
  await sendAbout(inFile)
  await follow(`${blocks.commands}\n${blocks.SQLite}`)
  await untilReady()
  await expectForms(following, 'a restore of SQLite', [inFile])
}
