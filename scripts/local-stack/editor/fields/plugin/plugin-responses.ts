import type { OpenStory } from '../../services/editor-services.ts'
import type { WireField } from '../../services/wire-component.ts'
import type { AssetValue } from '../media/asset-value.ts'
import type { PluginRequest } from './plugin-request.ts'

/** Context of a plugin: its field, block and story. */
export type PluginContext = {
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

type PluginMessage = Readonly<Record<string, unknown>> & { action: string; uid: string }

/**
 * The state of a field as its plugin expects it. `token` is the space's preview token, as with the vendor (field
 * plugins, API documentation: "draft token of the current space"). The keys `userId` and `releaseId` must be present
 * although they are undefined, so this is never serialized to JSON.
 * @param callbackId of the request; none when the state changed by itself
 */
export function stateResponse(
  action: 'loaded' | 'state-changed',
  place: PluginContext,
  callbackId?: string,
): PluginMessage {
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

/** The chosen file for the request that opened the library. */
export function assetResponse(uid: string, request: PluginRequest, asset: AssetValue): PluginMessage {
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

export function storyFor(story: OpenStory | undefined) {
  if (story === undefined) return { content: {} }
  const { id, uuid, name, fullSlug, content } = story
  return { id, uuid, name, full_slug: fullSlug, slug: fullSlug.split('/').at(-1) ?? '', content }
}
