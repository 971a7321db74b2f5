import { z } from 'zod'
import type { ManagementRequests } from '../../management/management-requests.ts'
import { copyStory, type DemoStory, demoStory, slugOfCopy } from './copy-story.ts'

/** Concurrent requests; the client itself respects the rate limit of a hosted space. */
const writers = 12

const listed = z.looseObject({ id: z.number(), slug: z.string(), content_type: z.string().nullish() })

export type LoadSet = {
  requests: ManagementRequests
  /** Stories of each kind that the space shall have. */
  sizes: Readonly<Record<string, number>>
  /** Languages besides Spanish. */
  languages: readonly string[]
  /** Called after every thousand stories. */
  onProgress: (written: number, missing: number) => void
}

/**
 * Fills a seeded space to the given sizes with copies of its own stories. Copies of an earlier run are recognised by slug
 * and skipped, so that an interrupted run resumes. A kind without a story in the space is left out.
 * @returns number of stories written in this run
 */
export async function writeLoadSet({ requests, sizes, languages, onProgress }: LoadSet): Promise<number> {
  const rows = z.array(listed).parse(await requests.list('stories', 'stories', { story_only: 1 }))
  const copies = (
    await Promise.all(Object.entries(sizes).map(([kind, size]) => missingOf(requests, { kind, size, rows })))
  ).flat()
  let next = 0
  const write = async () => {
    for (let copy = copies[next++]; copy; copy = copies[next++]) {
      const story = copyStory(copy.model, copy.number, languages)
      await requests.send('post', 'stories', { body: { story, publish: 1 } })
      if (next % 1000 === 0) onProgress(next, copies.length)
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  return copies.length
}

type Copy = { model: DemoStory; number: number }
type Kind = { kind: string; size: number; rows: readonly z.output<typeof listed>[] }

async function missingOf({ send }: ManagementRequests, { kind, size, rows }: Kind): Promise<Copy[]> {
  const present = rows.filter(({ content_type: type }) => type === kind)
  const isCopy = (slug: string) => slug.startsWith(slugOfCopy(kind, 0).slice(0, -1))
  const models = await Promise.all(present.filter(({ slug }) => !isCopy(slug)).map(({ id }) => storyOf(send, id)))
  if (models.length === 0) return []
  const slugs = new Set(present.map(({ slug }) => slug))
  const numbers = Array.from({ length: Math.max(0, size - models.length) }, (_, index) => index + 1)
  return numbers
    .filter((number) => !slugs.has(slugOfCopy(kind, number)))
    .flatMap((number) => {
      const model = models[number % models.length]
      return model ? [{ model, number }] : []
    })
}

async function storyOf(send: ManagementRequests['send'], id: number): Promise<DemoStory> {
  return z.looseObject({ story: demoStory }).parse(await send('get', `stories/${id}`)).story
}
