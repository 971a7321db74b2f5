import type { OpenStory } from '../../services/editor-services.ts'
import type { WireField } from '../../services/wire-component.ts'
import type { AssetValue } from '../media/asset-value.ts'
import type { PluginRequest } from './plugin-request.ts'

/** What a plugin is told about the place it stands in. */
export type PluginPlace = {
  uid: string
  field: WireField
  language: string
  interfaceLanguage: string
  spaceId: number
  /** The space's preview token. */
  previewToken: string
  blockId: string
  story: OpenStory | undefined
  model: unknown
  isModalOpen: boolean
}

type LoadState = Readonly<Record<string, unknown>> & { action: string; uid: string }

/**
 * The state of a field as its plugin expects it. `token` is the space's preview token, as with the vendor (field plugins,
 * API documentation: "draft token of the current space"). The keys `userId` and `releaseId` must be present although they
 * are undefined, so this is never passed through JSON.
 * @param callbackId of the request it answers; none when the state changed by itself
 */
export function stateResponse(action: 'loaded' | 'state-changed', place: PluginPlace, callbackId?: string): LoadState {
  const { uid, field, language, interfaceLanguage, spaceId, previewToken, blockId, story, model, isModalOpen } = place
  return {
    action,
    uid,
    ...(callbackId !== undefined && { callbackId }),
    language,
    interfaceLanguage,
    spaceId,
    userId: undefined,
    story: storyFor(story),
    storyId: story?.id,
    blockId,
    token: previewToken,
    schema: {
      field_type: field.field_type ?? '',
      options: (field.options ?? []).map(({ name, value }) => ({ name, value })),
      translatable: field.translatable === true,
    },
    model,
    isAIEnabled: false,
    isModalOpen,
    releases: [],
    releaseId: undefined,
  }
}

/** The story with its unsaved content. */
export function contextResponse(place: PluginPlace, callbackId: string | undefined): LoadState {
  return { action: 'get-context', uid: place.uid, callbackId, story: storyFor(place.story) }
}

/** Who edits: the embedded editor has one user, who may do everything. */
export function userResponse(uid: string, callbackId: string | undefined): LoadState {
  return { action: 'get-user-context', uid, callbackId, user: { isSpaceAdmin: true, permissions: {} } }
}

/** A chosen file for the request that opened the library. */
export function assetResponse(uid: string, request: PluginRequest, asset: AssetValue): LoadState {
  const { callbackId, field } = request
  return {
    action: 'asset-selected',
    uid,
    callbackId,
    ...(field !== undefined && { field }),
    filename: asset.filename,
    asset,
  }
}

/** There is no machine that writes here. */
export function refusedPrompt(uid: string, callbackId: string | undefined): LoadState {
  return { action: 'prompt-ai', uid, callbackId, aiResponse: { ok: false, error: 'unavailable' } }
}

export function dimensionResponse(uid: string, callbackId: string | undefined): LoadState {
  return { action: 'preview-dimension', uid, callbackId }
}

function storyFor(story: OpenStory | undefined) {
  if (story === undefined) return { content: {} }
  const { id, uuid, name, fullSlug, content } = story
  return { id, uuid, name, full_slug: fullSlug, slug: fullSlug.split('/').at(-1) ?? '', content }
}
