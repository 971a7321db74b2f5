import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { brand } from 'site/brand/brand.ts'
import { root } from '../../settings.ts'
import type { Child } from '../../system/child.ts'
import { endOnSignal } from '../../system/end-on-signal.ts'
import { startIdentity } from '../../system/services/start-identity.ts'
import { stopAll } from '../../system/start-system.ts'
import { customer } from '../acts/demo-customer.ts'
import { type DrillSystem, startDrillSystem } from '../drill-system.ts'
import { knownPages } from '../known-pages.ts'
import { tryExchanges } from './exchanges.ts'
import { appUrl, filledFiles, siteUrl } from './filled-files.ts'
import { commandsOf, fillIn } from './guide-blocks.ts'
import { guideBlocks } from './guide-names.ts'
import { bootMachine, type Machine } from './machine.ts'
import { tryRestores } from './restores.ts'
import { expectBuilds, expectThat, untilReady } from './visitors.ts'

/**
 * The second part of the drill `run-guide.ts`, in a network of its own: boots the machine and carries out the blocks of the guide in it.
 * Content, search, identity and mail are the embedded stack's, outside of the machine, as real ones would be.
 *   node scripts/drills/guide/follow-guide.ts <tree of the machine>
 */
const [, , tree] = process.argv
if (tree === undefined) throw new Error('Name the tree of a machine: node scripts/drills/guide/follow-guide.ts <tree>')

const password = 'a-password-of-the-drill'
const drill = await startDrillSystem()
const moved: Child[] = []
endOnSignal(() => stopAll(moved))
try {
  await moveIdentity(drill)
  await followGuide(tree, await filledFiles(drill.settings, drill.system.contentUrl))
} finally {
  await stopAll(moved)
  await drill.remove()
}

/** The provider sends customers back to the address of nginx; the drill system's own site is not needed. */
async function moveIdentity({ system, settings }: DrillSystem): Promise<void> {
  for (const name of ['The site', 'The identity provider'])
    await system.children.find((child) => child.name === name)?.stop()
  await startIdentity({ settings, siteUrl, children: moved })
}

async function followGuide(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  const blocks = guideBlocks(await readFile(join(root, 'docs/operate.md'), 'utf8'))
  let machine = await bootMachine(folder)
  endOnSignal(() => machine.stop())
  /** Carries out a block. */
  const follow = (text: string) => machine.run(scriptOf(text, files), `${password}\n${password}\n`)
  const command = (words: string) => machine.run(`${scriptOf(blocks.commands, files)}\n${brand.id} ${words}`)
  try {
    await makeCertificate(machine, folder)
    await follow(commandsOf(blocks.deploy).slice(1).join('\n'))
    await untilReady()
    await expectBuilds('1', '1')
    await inspect(machine)
    const known = await knownPages(siteUrl, 40)
    expectThat(`${known.length} pages of the sitemap`, known.length > 20)
    for (const address of known) await (await fetch(address)).arrayBuffer()
    const following = { machine, blocks, follow, command, known }
    await command('scripts/search/push.ts')
    await command('scripts/search/index.ts')
    await tryExchanges(following)
    await command(`scripts/customers/end-sessions.ts ${customer.email}`)
    await tryRestores(following)
    await machine.stop()
    machine = await bootMachine(folder)
    await untilReady()
    expectThat('the machine starts everything by itself', (await fetch(siteUrl)).ok)
  } catch (error) {
    process.stdout.write(
      await machine.run(`journalctl --boot --no-pager --lines=80 --unit='${brand.id}*' --unit=nginx`).catch(String),
    )
    throw error
  } finally {
    await machine.stop()
  }
}

/** A block as a script that ends at the first command that fails. A file that a person fills in gets the drill's values there. */
function scriptOf(text: string, files: Readonly<Record<string, string>>): string {
  const values = { '<password>': password, '<your key>': '/root/site.key', '<your certificate>': '/root/site.pem' }
  const lines = commandsOf(fillIn(text, values)).flatMap((command) => {
    const [name, content] = Object.entries(files).find(([file]) => command.includes(file)) ?? []
    const isFilled = command.endsWith('# fill it in')
    if (isFilled && content === undefined) throw new Error(`The drill cannot fill in the file of: ${command}`)
    return [command, '[ $? -eq 0 ] || exit', isFilled ? `cat > ${name} <<'FILLED'\n${content}FILLED` : '']
  })
  return lines.join('\n')
}

async function makeCertificate(machine: Machine, folder: string): Promise<void> {
  const names = 'subjectAltName=DNS:localhost,DNS:cms.localhost'
  const files = '-keyout /root/site.key -out /root/site.pem'
  await machine.run(`openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext ${names} ${files}`)
  setDefaultCACertificates([...getCACertificates('default'), await readFile(join(folder, 'root/site.pem'), 'utf8')])
}

/** Checks what the guide says of a deployed machine, besides its pages. */
async function inspect(machine: Machine): Promise<void> {
  const show = async (property: string) =>
    (await machine.run(`systemctl show --value --property=${property} ${brand.id}@3001`)).trim()
  await machine.run(`nginx -t && systemd-analyze verify ${brand.id}@3001.service ${brand.id}-app.service`)
  const owner = (await machine.run(`stat --format=%U /proc/${await show('MainPID')}`)).trim()
  expectThat('the site runs as its own user', owner === brand.id, owner)
  const memory = await show('MemoryCurrent')
  if (!/^\d+$/.test(memory))
    process.stdout.write('  MemoryMax is not enforced here: the machine has no control group of its own for memory.\n')
  const { status } = await fetch('http://localhost/', { redirect: 'manual' })
  const inner = await fetch(`${siteUrl}/readyz`)
  expectThat(
    'nginx sends visitors to TLS and shows no health check',
    status === 308 && inner.status === 404,
    `${status}, ${inner.status}`,
  )
  const app = await machine.run(
    `curl --silent --cacert /root/site.pem --output /dev/null --write-out '%{http_code}' '${appUrl}/app/?space_id=1&user_id=1'`,
  )
  expectThat('the app responds behind nginx', /^[23]/.test(app), app)
}
