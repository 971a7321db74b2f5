import { useEffect, useMemo, useState } from 'react'
import { useEditor } from '../page/editor-context.ts'
import type { ManagementClient } from '../services/management-client.ts'
import { ManagementError } from '../services/management-error.ts'
import type { WireBlock, WireStory } from '../services/wire-story.ts'
import { isUnsaved, type StoryEvent, type StoryState } from '../story/story-state.ts'
import { type StoryStore, storyStore } from '../story/story-store.ts'
import { useRenderedState } from './use-rendered-state.ts'

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
  publish: () => Promise<boolean>
  unpublish: () => Promise<boolean>
  /** Restores an earlier version as the draft. */
  restoreVersion: (versionId: number) => Promise<boolean>
  /** Reloads name, address and other metadata; unsaved work stays. */
  readAgain: () => Promise<void>
}

/** Loads a story; `failed` when there is none or the service does not respond. */
export function useLoadedStory(id: number): WireStory | 'failed' | undefined {
  const { services } = useEditor()
  const [story, setStory] = useState<WireStory | 'failed'>()
  useEffect(() => {
    services.getStory(id).then(setStory, () => setStory('failed'))
  }, [services, id])
  return story
}

type Received = { story: WireStory }

/** The state of an open story, and the actions that send requests to the content service. */
export function useStory(loaded: WireStory): StoryController {
  const { client } = useEditor()
  const [store] = useState(() => storyStore(loaded))
  const state = useRenderedState(store)
  const actions = useMemo(() => storyActions(store, client), [store, client])
  return { ...actions, store, state, isUnsaved: isUnsaved(state), notify: store.notify }
}

function storyActions({ now, notify }: StoryStore, client: ManagementClient): StoryActions {
  const attempt = async (action: () => Promise<StoryEvent>): Promise<boolean> => {
    notify({ type: 'began' })
    try {
      notify(await action())
      return true
    } catch (error) {
      notify(await failureOf(error, client, now().story.id))
      return false
    }
  }
  const send = async (path = '') => (await client.send<Received>('GET', `stories/${now().story.id}${path}`)).story
  const save = async () => {
    const { history, baseVersionId, story } = now()
    const sent = history.present
    return await attempt(async () => ({
      type: 'saved',
      sent,
      story: await put(client, story.id, { content: sent, base_version_id: baseVersionId }),
    }))
  }
  const publication = async (verb: 'publish' | 'unpublish') => {
    if (isUnsaved(now()) && !(await save())) return false
    return await attempt(async () => ({ type: 'saved', story: await send(`/${verb}`), sent: now().saved }))
  }
  return {
    save,
    publish: () => publication('publish'),
    unpublish: () => publication('unpublish'),
    restoreVersion: (versionId) =>
      attempt(async () => {
        const query = { model: 'stories', model_id: now().story.id }
        await client.send('PUT', `versions/${versionId}`, { query })
        return { type: 'read', story: await send() }
      }),
    readAgain: async () => notify({ type: 'saved', story: await send(), sent: now().saved }),
  }
}

async function put(
  client: ManagementClient,
  id: number,
  story: { content: WireBlock; base_version_id: number | null },
) {
  return (await client.send<Received>('PUT', `stories/${id}`, { query: { force_update: 'false' }, body: { story } }))
    .story
}

/** 409: another editor has saved since; loads that state so that both can be shown. */
async function failureOf(error: unknown, client: ManagementClient, id: number): Promise<StoryEvent> {
  if (!(error instanceof ManagementError)) throw error
  if (error.status === 409) {
    const theirs = await resultOrUndefined(client.send<Received>('GET', `stories/${id}`))
    if (theirs) return { type: 'refused', theirs: theirs.story }
  }
  const isOffline = error.status === undefined || error.status === 502
  return { type: 'failed', problem: isOffline ? 'offline' : { refused: error.message } }
}

async function resultOrUndefined<Result>(pending: Promise<Result>): Promise<Result | undefined> {
  try {
    return await pending
  } catch {
    return undefined
  }
}
