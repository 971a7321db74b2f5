import { join } from 'node:path'
import { featureNames, leaveFeaturesOut } from '../checks/leave-features-out.ts'
import { knownPages } from './known-pages.ts'
import { linkedClone } from './linked-clone.ts'

/**
 * Builds and starts the site without any feature, in a clone of the last commit with the demo content. The pages that its sitemaps name, search,
 * forms, files for programs and login answer as always. A page of the demo at an address of a feature is shown as a plain page.
 */
const firstPort = Number(process.env['DRILL_PORTS'] || 5200)
const site = `http://localhost:${firstPort}`
const ports = { SITE_PORT: String(firstPort), CONTENT_PORT: String(firstPort + 10) }
/** Pages of the sitemaps that are read, spread over markets and languages. */
const readPages = 200

/** What answers with which status, and a text that is in it. */
const expected: readonly { url: string; status: number; holds?: string }[] = [
  { url: `${site}/healthz`, status: 200 },
  { url: `${site}/readyz`, status: 200 },
  { url: `${site}/buscar?q=NOR-1R`, status: 200, holds: 'NOR-1R' },
  { url: `${site}/forms/consulta`, status: 200, holds: '<form' },
  { url: `${site}/extranet`, status: 307 },
  { url: `${site}/no-hay-tal-pagina`, status: 404 },
]

const { clone, whileStarted, remove } = await linkedClone()
try {
  await leaveFeaturesOut(join(clone, 'site'), featureNames)
  await whileStarted([], ports, async ({ until }) => {
    await until(async () => (await statusOf(`${site}/readyz`)) === 200)
    await check()
  })
} finally {
  await remove()
}

async function check(): Promise<void> {
  const wrong: string[] = []
  for (const { url, status, holds = '' } of expected) {
    const response = await fetch(url, { redirect: 'manual' })
    const text = await response.text()
    if (response.status !== status || !text.includes(holds)) wrong.push(`${url}: ${response.status}, not ${status}`)
  }
  const pages = await knownPages(site, readPages)
  for (const page of pages) {
    const status = await statusOf(page)
    if (status !== 200) wrong.push(`${page}: ${status}`)
  }
  if (wrong.length > 0) throw new Error(`Without features:\n${wrong.join('\n')}`)
  process.stdout.write(
    `Without ${featureNames.length} features ${expected.length} addresses and ${pages.length} pages answer as they should.\n`,
  )
}

async function statusOf(url: string): Promise<number> {
  return (await fetch(url, { redirect: 'manual' })).status
}
