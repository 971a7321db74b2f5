import { type Context, Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { z } from 'zod'
import { safeParsed } from '../../safe-parsed.ts'

/** A person at an open story. */
const person = z.object({
  /** Identifies the window; a person may have two. */
  client: z.uuid(),
  name: z.string().trim().max(60),
  /** Uid of the block whose form is open. */
  block: z.string().max(100),
  /** The last version that this window stored. */
  version: z.number().int().nullable(),
  /** The release in which the story is open; 0 for its draft. */
  release: z.coerce.number().int().nonnegative(),
})

export type PersonAtStory = z.output<typeof person>

type Visit = { person: PersonAtStory; stream: SSEStreamingApi }

/** Most windows at one story. */
const mostVisits = 50

const keepAliveMs = 20_000

/**
 * The persons who work on a story at this moment, as server-sent events: `people` with all persons of the story whenever one comes, goes or opens
 * another block. It is as short-lived as the windows themselves, so it is stored nowhere.
 */
export function presenceRoutes(): Hono {
  const rooms = new Map<number, Map<string, Visit>>()
  const app = new Hono()

  const publish = (story: number) => {
    const visits = [...(rooms.get(story)?.values() ?? [])]
    const data = JSON.stringify(visits.map((visit) => visit.person))
    for (const { stream } of visits) void stream.writeSSE({ event: 'people', data }).catch(() => undefined)
  }

  app.get('/:story{[0-9]+}', (request) => {
    const parsed = person.safeParse({ ...request.req.query(), version: null })
    const story = Number(request.req.param('story'))
    const room = rooms.get(story) ?? new Map<string, Visit>()
    if (!parsed.success || room.size >= mostVisits) return refused(request)
    const { client } = parsed.data
    return streamSSE(request, async (stream) => {
      const visit = { person: parsed.data, stream }
      rooms.set(story, room.set(client, visit))
      publish(story)
      stream.onAbort(() => {
        // A window that connected again has a newer visit.
        if (room.get(client) === visit) room.delete(client)
        if (room.size === 0) rooms.delete(story)
        publish(story)
      })
      while (!stream.aborted) {
        await stream.sleep(keepAliveMs)
        await stream.writeSSE({ event: 'alive', data: '' })
      }
    })
  })

  app.on('POST', '/:story{[0-9]+}', async (request) => {
    const parsed = safeParsed(person, await request.req.json().catch(() => undefined))
    const story = Number(request.req.param('story'))
    const visit = parsed.success ? rooms.get(story)?.get(parsed.data.client) : undefined
    if (!parsed.success || !visit) return refused(request)
    visit.person = parsed.data
    publish(story)
    return request.body(null, 204)
  })
  return app
}

function refused(request: Context): Response {
  return request.json({ error: 'Open the story again: this window is not known here.' }, 422)
}
