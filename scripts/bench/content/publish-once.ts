import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { managementRequests, type Space } from '../../management/management-requests.ts'
import { publishContent, type StoredStory, storedStoryAt } from '../../management/stored-story.ts'

/** Polling interval until a page shows the publish. */
const pollMs = 10
const timeoutMs = 60_000

/** Pause between two publications, so that the requests of one do not delay the next. */
const restMs = 2000

const path = '/productos/nor-1r'

/** A product seen on its own page, and another one that the same page shows as related. */
export async function productsOfPage(space: Space): Promise<StoredStory[]> {
  const cms = managementRequests(space)
  const product = await storedStoryAt(cms, { by_slugs: 'global/productos/nor-1r' })
  const [uuid = ''] = z.array(z.string()).parse(product.content['related'])
  return [product, await storedStoryAt(cms, { by_uuids: uuid })]
}

/** Milliseconds from the request that publishes another name of a product until the page shows it. */
export async function publishOnce(space: Space, story: StoredStory, siteUrl: string): Promise<number> {
  // One word without a break: pages wrap part numbers in elements of their own.
  const word = `edit${Date.now()}`
  await pause(restMs)
  // The site caches the page first, as before an edit.
  await textOf(`${siteUrl}${path}`)
  const startedAt = performance.now()
  const name = `${String(story.content['name'])} ${word}`
  await publishContent(managementRequests(space), story, { ...story.content, name })
  await untilShown(`${siteUrl}${path}`, word)
  return performance.now() - startedAt
}

async function untilShown(address: string, word: string): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (!(await textOf(address)).includes(word)) {
    if (performance.now() > deadline) throw new Error(`${address} does not show ${word} after ${timeoutMs} ms.`)
    await pause(pollMs)
  }
}

async function textOf(address: string): Promise<string> {
  return await (await fetch(address)).text()
}
