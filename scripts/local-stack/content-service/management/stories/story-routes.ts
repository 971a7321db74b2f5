import { Hono } from 'hono'
import type { ContentContext } from '../../store/content-context.ts'
import { listResponse, listRows, pageOf } from '../list-rows.ts'
import { isTrue, readId, readJson, readQuery } from '../read-request.ts'
import { createStory } from './create-story.ts'
import { deleteStory } from './delete-story.ts'
import { duplicateStory } from './duplicate-story.ts'
import { moveStory } from './move-story.ts'
import { languagesOf, publishStory, unpublishStory } from './publish-story.ts'
import { restoreStory } from './restore-story.ts'
import { duplicateBody, newStoryBody, storyChangeBody } from './story-body.ts'
import { storyListParameters, storyOrder, storySelection } from './story-filters.ts'
import { requireStoryRow, type StoryRow } from './story-row.ts'
import { toWireStory, toWireStoryRow } from './to-wire-story.ts'
import { updateStory } from './update-story.ts'

/** `/stories` of a space. Storyblok docs, management API: stories. The vendor publishes with a GET. */
export function storyRoutes(context: ContentContext): Hono {
  const { store } = context
  const app = new Hono()
  const wire = (row: StoryRow) => ({ story: toWireStory(context, row) })

  app.get('/', (request) => {
    const query = readQuery(request, storyListParameters)
    const listed = listRows<StoryRow>(store, {
      columns: '*',
      from: 'stories s',
      selection: storySelection(query),
      orderBy: storyOrder(query),
      page: pageOf(query, { most: 100 }),
    })
    return listResponse(request, listed, { stories: listed.rows.map((row) => toWireStoryRow(store, row)) })
  })

  app.on('POST', '/', async (request) => {
    const query = readQuery(request, ['publish'])
    const body = await readJson(request, newStoryBody)
    const row = store.transaction(() => {
      const created = createStory(context, body.story)
      return isTrue(body.publish) || isTrue(query.get('publish'))
        ? publishStory(context, created.id, undefined)
        : created
    })
    return request.json(wire(row), 201)
  })

  app.get('/:id{[0-9]+}', (request) => request.json(wire(requireStoryRow(store, readId(request)))))

  app.on('PUT', '/:id{[0-9]+}', async (request) => {
    const query = readQuery(request, ['publish', 'force_update', 'lang'])
    const body = await readJson(request, storyChangeBody)
    const id = readId(request)
    const isForced = isTrue(body.force_update) || isTrue(query.get('force_update'))
    const isPublished = isTrue(body.publish) || isTrue(query.get('publish'))
    const languages = languagesOf(body.lang ?? query.get('lang'))
    const row = store.transaction(() => {
      const updated = updateStory(context, id, { fields: body.story, isForced })
      return isPublished ? publishStory(context, id, languages) : updated
    })
    return request.json(wire(row))
  })

  app.delete('/:id{[0-9]+}', (request) =>
    request.json(wire(store.transaction(() => deleteStory(context, readId(request))))),
  )

  app.get('/:id{[0-9]+}/publish', (request) => {
    const languages = languagesOf(readQuery(request, ['lang']).get('lang'))
    return request.json(wire(store.transaction(() => publishStory(context, readId(request), languages))))
  })

  app.get('/:id{[0-9]+}/unpublish', (request) => {
    const languages = languagesOf(readQuery(request, ['lang']).get('lang'))
    return request.json(wire(store.transaction(() => unpublishStory(context, readId(request), languages))))
  })
  return app.route('/', arrangementRoutes(context))
}

function arrangementRoutes(context: ContentContext): Hono {
  const { store } = context
  const app = new Hono()
  app.put('/:id{[0-9]+}/move', (request) => {
    const afterId = Number(readQuery(request, ['after_id']).get('after_id')) || undefined
    const row = store.transaction(() => moveStory(context, readId(request), afterId))
    return request.json({ story: toWireStory(context, row) })
  })
  app.put('/:id{[0-9]+}/restore', (request) => {
    const row = store.transaction(() => restoreStory(context, readId(request)))
    return request.json({ story: toWireStory(context, row) })
  })
  app.on('PUT', '/:id{[0-9]+}/duplicate', async (request) => {
    const { story } = await readJson(request, duplicateBody)
    const row = store.transaction(() => duplicateStory(context, readId(request), story))
    return request.json({ story: toWireStory(context, row) })
  })
  return app
}
