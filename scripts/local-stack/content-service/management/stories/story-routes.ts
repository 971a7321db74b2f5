import { Hono } from 'hono'
import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { listResponse, listRows, pageOf } from '../list-rows.ts'
import { ManagementError } from '../management-error.ts'
import { isTrue, readId, readJson, readQuery } from '../read-request.ts'
import { namedRelease, type ReleaseRow } from '../releases/release-row.ts'
import { homeOf, requireStoryIn, storyInRelease } from '../releases/release-story.ts'
import { createInRelease, saveInRelease } from '../releases/save-in-release.ts'
import { endPublishes, plannedFor, refuseDates } from '../schedules/schedule-row.ts'
import { versionOf, versionOfStoryRoutes } from '../versions/version-of-story-routes.ts'
import { createStory } from './create-story.ts'
import { deleteStory } from './delete-story.ts'
import { duplicateStory } from './duplicate-story.ts'
import { moveStory } from './move-story.ts'
import { languagesOf, publishStory, unpublishStory } from './publish-story.ts'
import { restoreStory } from './restore-story.ts'
import { duplicateBody, newStoryBody, storyChangeBody } from './story-body.ts'
import { storyListParameters, storyOrder, storySelection } from './story-filters.ts'
import { requireStoryRow, type StoryRow } from './story-row.ts'
import type { VersionEvent } from './story-versions.ts'
import { toWireStory, toWireStoryRow } from './to-wire-story.ts'
import { undoneInChanges, undoneInCopies, undoneInCreation, undoneInLists } from './undone-parameters.ts'
import { updateStory } from './update-story.ts'

/** `/stories` of a space. Storyblok docs, management API: stories. The vendor publishes with a GET. */
export function storyRoutes(context: ContentContext): Hono {
  const { store } = context
  const app = new Hono()
  const wire = (row: StoryRow) => ({ story: toWireStory(context, row) })

  app.get('/', (request) => {
    const query = readQuery(request, storyListParameters, undoneInLists)
    const release = namedRelease(store, query.get('release_id'))
    const listed = listRows<StoryRow>(store, {
      columns: '*',
      from: 'stories s',
      condition: storySelection(query),
      orderBy: storyOrder(query),
      page: pageOf(query, { most: 100 }),
    })
    const rows = listed.rows.map((row) => (release ? storyInRelease(store, row, release) : row))
    return listResponse(request, listed, { stories: rows.map((row) => toWireStoryRow(store, row)) })
  })

  app.on('POST', '/', async (request) => {
    const query = readQuery(request, ['publish', 'release_id'], undoneInCreation)
    const body = await readJson(request, newStoryBody)
    const release = namedRelease(store, body.release_id ?? query.get('release_id'))
    const isPublished = isTrue(body.publish) || isTrue(query.get('publish'))
    if (release && isPublished) throw publishedWithRelease(release)
    refuseDates(body.story)
    const row = store.transaction(() => {
      if (release) return createInRelease(context, release, body.story)
      const created = createStory(context, body.story)
      return isPublished ? publishStory(context, created.id, undefined) : created
    })
    return request.json(wire(row), 201)
  })

  app.get('/:id{[0-9]+}', (request) => {
    const release = namedRelease(store, readQuery(request, ['release_id']).get('release_id'))
    const row = requireStoryIn(store, readId(request), release)
    return request.json(wire(release ? storyInRelease(store, row, release) : row))
  })

  app.delete('/:id{[0-9]+}', (request) =>
    request.json(wire(store.transaction(() => deleteStory(context, readId(request))))),
  )

  return app
    .route('/', changeRoutes(context))
    .route('/', arrangementRoutes(context))
    .route('/', versionOfStoryRoutes(context))
}

/** Saving and publishing, of the draft or within a release. */
function changeRoutes(context: ContentContext): Hono {
  const { store } = context
  const app = new Hono()
  app.on('PUT', '/:id{[0-9]+}', async (request) => {
    const query = readQuery(request, ['publish', 'force_update', 'lang', 'release_id'], undoneInChanges)
    const body = await readJson(request, storyChangeBody)
    const id = readId(request)
    const isForced = isTrue(body.force_update) || isTrue(query.get('force_update'))
    const isPublished = isTrue(body.publish) || isTrue(query.get('publish'))
    const languages = languagesOf(body.lang ?? query.get('lang'))
    const release = namedRelease(store, body.release_id ?? query.get('release_id'))
    if (release && isPublished) throw publishedWithRelease(release)
    refuseDates(body.story, plannedFor(store, id))
    const row = store.transaction(() => {
      const change = { fields: body.story, isForced, event: eventOf(store, id, body.restored_version_id) }
      if (release) return saveInRelease(context, release, { id, ...change })
      requireStoryIn(store, id, undefined)
      const updated = updateStory(context, id, change)
      return isPublished ? publishNow(context, id, languages) : updated
    })
    return request.json({ story: toWireStory(context, row) })
  })
  const actions = { publish: publishNow, unpublish: unpublishStory }
  for (const [path, act] of Object.entries(actions)) {
    app.get(`/:id{[0-9]+}/${path}`, (request) => {
      const query = readQuery(request, ['lang', 'release_id'])
      const release = namedRelease(store, query.get('release_id'))
      const home = release ?? namedRelease(store, homeOf(store, readId(request)))
      if (home) throw publishedWithRelease(home)
      const row = store.transaction(() => act(context, readId(request), languagesOf(query.get('lang'))))
      return request.json({ story: toWireStory(context, row) })
    })
  }
  return app
}

/** A publish by a person, which leaves nothing to do for the publishes that were planned. */
function publishNow(context: ContentContext, id: number, languages: string[] | undefined): StoryRow {
  publishStory(context, id, languages)
  endPublishes(context.store, id, languages)
  return requireStoryRow(context.store, id)
}

/** The content of a release becomes public with the release: all of it at once. */
function publishedWithRelease({ name }: ReleaseRow): ManagementError {
  return new ManagementError(501, { error: `A story is published with its release ${name}, not by itself` })
}

/** @throws ManagementError 404 when the restored version is none of the story's */
function eventOf(store: Store, id: number, restored: number | undefined): VersionEvent {
  if (restored === undefined) return 'update'
  versionOf(store, id, restored)
  return 'restore'
}

function arrangementRoutes(context: ContentContext): Hono {
  const { store } = context
  const app = new Hono()
  app.put('/:id{[0-9]+}/move', (request) => {
    const afterId = Number(readQuery(request, ['after_id']).get('after_id')) || undefined
    const { id } = requireStoryIn(store, readId(request), undefined)
    const row = store.transaction(() => moveStory(context, id, afterId))
    return request.json({ story: toWireStory(context, row) })
  })
  app.put('/:id{[0-9]+}/restore', (request) => {
    const row = store.transaction(() => restoreStory(context, readId(request)))
    return request.json({ story: toWireStory(context, row) })
  })
  app.on('PUT', '/:id{[0-9]+}/duplicate', async (request) => {
    readQuery(request, [], undoneInCopies)
    const { story } = await readJson(request, duplicateBody)
    const { id } = requireStoryIn(store, readId(request), undefined)
    const row = store.transaction(() => duplicateStory(context, id, story))
    return request.json({ story: toWireStory(context, row) })
  })
  return app
}
