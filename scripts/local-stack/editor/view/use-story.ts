import { startTransition, useEffect, useMemo, useState } from 'react'
import { useEditor } from '../page/editor-context.ts'
import { type Failure, failureOf } from '../services/failure-of.ts'
import type { ManagementClient } from '../services/management-client.ts'
import type { WireBlock, WireStory } from '../services/wire-story.ts'
import { isSameJson } from '../story/is-same-json.ts'
import { isUnsaved, type StoryEvent, type StoryState } from '../story/story-state.ts'
import { type StoryStore, storyStore } from '../story/story-store.ts'

/** An open story and its actions. */
export type StoryController = StoryActions & {
  store: StoryStore
  /** The rendered state: during typing it lags behind the store. */
  state: StoryState
  isUnsaved: boolean
  notify: (event: StoryEvent) => void
}

/** Actions that send requests to the content service; stable while the story is open. */
export type StoryActions = {
  /** Stores the draft; resolves to whether it is stored. */
  save: () => Promise<boolean>
  /** @param languages codes, `default` for the space's own; undefined for all */
  publish: (languages?: readonly string[]) => Promise<boolean>
  unpublish: (languages?: readonly string[]) => Promise<boolean>
  /** Ends an edit conflict with the merged content, and stores it. */
  resolve: (content: WireBlock) => Promise<boolean>
  /**
   * Stores the draft with something of an earlier version in it. Unsaved work is stored first, as a version of its own.
   * @param restored the draft with the restored values
   */
  restore: (versionId: number, restored: (draft: WireBlock) => WireBlock) => Promise<boolean>
  /** Merges the draft's changes since the release took it into account; resolves to whether there is something to merge. */
  mergeDraft: () => Promise<boolean>
  /** Reloads name, address and other metadata; unsaved work stays. */
  readAgain: () => Promise<void>
}

/** Loads a story, or why it cannot be loaded; undefined meanwhile. */
export function useLoadedStory(id: number): WireStory | Failure | undefined {
  const { services } = useEditor()
  const [story, setStory] = useState<WireStory | Failure>()
  useEffect(() => {
    services.getStory(id).then(setStory, (error: unknown) => setStory(failureOf(error)))
  }, [services, id])
  return story
}

type Received = { story: WireStory }

/** The state of an open story, and the actions that send requests to the content service. */
export function useStory(loaded: WireStory): StoryController {
  const { client, release } = useEditor()
  const [store] = useState(() => storyStore(loaded))
  const state = useRenderedState(store)
  const actions = useMemo(() => storyActions(store, { client, release }), [store, client, release])
  return { ...actions, store, state, isUnsaved: isUnsaved(state), notify: store.notify }
}

/** The layer in which an open story is read and stored: its draft (release 0), or its content in a release. */
type ContentLayer = { client: ManagementClient; release: number }

function storyActions({ now, notify }: StoryStore, layer: ContentLayer): StoryActions {
  const { client } = layer
  const inTurn = oneAfterTheOther()
  const attempt = (action: () => Promise<StoryEvent>): Promise<boolean> =>
    inTurn(async () => {
      notify({ type: 'began' })
      try {
        notify(await action())
        return true
      } catch (error) {
        notify(await failedEvent(error, layer, now().story.id))
        return false
      }
    })
  const send = () => read(layer, now().story.id)
  /** A publish is the save of the content that the editor sees: the service refuses it over a newer version. */
  const store = (publication: Publication = {}) =>
    attempt(async () => {
      const { history, baseVersionId, story } = now()
      const sent = history.present
      const fields = { content: sent, ...seenVersions(layer, baseVersionId, story.base_version_id) }
      return { type: 'saved', sent, story: await put(layer, story.id, { story: fields, ...publication }) }
    })
  return {
    save: () => store(),
    publish: (languages) => store({ publish: 1, ...(languages && { lang: languages.join() }) }),
    unpublish: (languages) => {
      const query = { lang: languages?.join() }
      const path = `stories/${now().story.id}/unpublish`
      return attempt(async () => receivedEvent(now(), (await client.send<Received>('GET', path, { query })).story))
    },
    resolve: (content) => {
      notify({ type: 'resolved', content, at: Date.now() })
      return store()
    },
    restore: async (versionId, restored) => {
      if (isUnsaved(now()) && !(await store())) return false
      notify({ type: 'changed', content: restored(now().history.present), at: Date.now() })
      return await store({ restored_version_id: versionId })
    },
    mergeDraft: () => attempt(() => outdatedEvent(client, now().story)),
    readAgain: () => inTurn(async () => notify(receivedEvent(now(), await send()))),
  }
}

/** A read that overlapped with a save would return the content before it. */
function oneAfterTheOther(): <Result>(action: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (action) => {
    const current = last.then(action)
    last = current.catch(() => undefined)
    return current
  }
}

/** A response with another content than the editor's base contains a colleague's version: it has to be merged. */
function receivedEvent({ base, saved }: StoryState, story: WireStory): StoryEvent {
  return isSameJson(story.content, base) ? { type: 'saved', story, sent: saved } : { type: 'refused', theirs: story }
}

type Publication = { publish?: 1; lang?: string; restored_version_id?: number }
type StoryBody = Publication & { story: { content: WireBlock } & Readonly<Record<string, unknown>> }

async function read({ client, release }: ContentLayer, id: number): Promise<WireStory> {
  return (await client.send<Received>('GET', `stories/${id}`, { query: { release_id: release || undefined } })).story
}

async function put({ client, release }: ContentLayer, id: number, body: StoryBody): Promise<WireStory> {
  const query = { force_update: 'false', release_id: release || undefined }
  return (await client.send<Received>('PUT', `stories/${id}`, { query, body })).story
}

/**
 * The version that the editor has read: over a newer one the service refuses the save. In a release that is its own version; the other
 * one is the version of the draft that is merged into it.
 */
function seenVersions({ release }: ContentLayer, version: number | null, draft: number | null) {
  return release === 0 ? { base_version_id: version } : { current_version_id: version, base_version_id: draft }
}

/** The draft as another side of the release's story, with the version of the draft that both derive from. */
async function outdatedEvent(client: ManagementClient, story: WireStory): Promise<StoryEvent> {
  const [{ version }, { story: draft }] = await Promise.all([
    client.send<{ version: { content: WireBlock } }>('GET', `versions/${story.base_version_id}`),
    client.send<Received>('GET', `stories/${story.id}`),
  ])
  const merged = { base_version_id: draft.current_version_id, main_version_id: draft.current_version_id }
  return { type: 'outdated', base: version.content, theirs: { ...story, ...merged, content: draft.content } }
}

/** 409: another editor has saved since; loads that state so that both can be shown. */
async function failedEvent(error: unknown, layer: ContentLayer, id: number): Promise<StoryEvent> {
  const problem = failureOf(error)
  if (problem.reason === 'movedOn') {
    const theirs = await resultOrUndefined(read(layer, id))
    if (theirs) return { type: 'refused', theirs }
  }
  return { type: 'failed', problem }
}

async function resultOrUndefined<Result>(pending: Promise<Result>): Promise<Result | undefined> {
  try {
    return await pending
  } catch {
    return undefined
  }
}

/** Milliseconds in which only the edited field and the page render a typed change. */
const pageFirstMs = 40

/**
 * The state for outline, header and form. A typed change renders in its field and in the page first, and here when
 * both have finished; any other change renders at once.
 */
export function useRenderedState(store: StoryStore): StoryState {
  const [state, render] = useState(store.now)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const renderNow = () => {
      clearTimeout(timer)
      timer = undefined
      render(store.now())
    }
    const end = store.subscribe((event) => {
      const isWritten = event.type === 'changed' && event.mark !== undefined
      if (isWritten) timer ??= setTimeout(() => startTransition(renderNow), pageFirstMs)
      else renderNow()
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [store])
  return state
}
