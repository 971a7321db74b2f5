import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { blockUidOf } from '../controls/block-uid-of.ts'
import type { FieldControlProps } from '../controls/field-control.ts'
import { isSameJson } from '../rich-text/document/is-same-json.ts'
import { type PluginRequest, parsePluginRequest } from './plugin-request.ts'
import {
  contextResponse,
  dimensionResponse,
  type PluginPlace,
  refusedPrompt,
  stateResponse,
  userResponse,
} from './plugin-responses.ts'

/** A plugin that asks for more is shown with a bar to scroll. */
const tallest = 4000

export type PluginModal = { size: { width: string | undefined; height: string | undefined } }

export type PluginHost = {
  frame: RefObject<HTMLIFrameElement | null>
  modal: PluginModal | undefined
  /** Pixels. */
  height: number
  closeModal: () => void
  /** The request that waits for a file. */
  assetRequest: PluginRequest | undefined
  endAssetRequest: () => void
  post: (message: object) => void
}

/**
 * The page's side of the protocol of field plugins (`@storyblok/field-plugin` 1.7). A message counts only when it comes
 * from the plugin's own window and origin and carries the uid of this field; answers go to that origin alone.
 */
export function usePluginHost(props: FieldControlProps, address: URL): PluginHost {
  const frame = useRef<HTMLIFrameElement>(null)
  const [modal, setModal] = useState<PluginModal>()
  const [height, setHeight] = useState(160)
  const [assetRequest, setAssetRequest] = useState<PluginRequest>()
  const uid = address.searchParams.get('uid') ?? ''
  const { origin } = address
  const place = placeOf(props, { uid, isModalOpen: modal !== undefined })
  const latest = useRef({ place, props })
  const told = useRef<PluginPlace>(undefined)
  useEffect(() => {
    latest.current = { place, props }
  })

  const post = useCallback((message: object) => frame.current?.contentWindow?.postMessage(message, origin), [origin])
  const notify = useCallback(
    (action: 'loaded' | 'state-changed', now: PluginPlace, callbackId?: string) => {
      told.current = now
      post(stateResponse(action, now, callbackId))
    },
    [post],
  )

  useEffect(() => {
    const answers = answersFor({
      uid,
      notify,
      post,
      onUpdate: (model) => latest.current.props.onChange(model),
      onModal: setModal,
      onHeight: setHeight,
      onAsset: setAssetRequest,
    })
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const request = parsePluginRequest(event.data, uid)
      if (request !== undefined && Object.hasOwn(answers, request.event)) {
        // The rest of the story may have changed since the field was drawn.
        const { place: drawn, props: shown } = latest.current
        answers[request.event]?.(request, { ...drawn, story: shown.services.openStory() })
      }
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin, post, notify, uid])

  useEffect(() => {
    if (told.current !== undefined && isNews(told.current, place)) notify('state-changed', place)
  })

  return {
    frame,
    modal,
    height,
    closeModal: () => setModal(undefined),
    assetRequest,
    endAssetRequest: () => setAssetRequest(undefined),
    post,
  }
}

type Actions = {
  uid: string
  notify: (action: 'loaded' | 'state-changed', now: PluginPlace, callbackId?: string) => void
  post: (message: object) => void
  onUpdate: (model: unknown) => void
  onModal: (modal: PluginModal | undefined) => void
  onHeight: (pixels: number) => void
  onAsset: (request: PluginRequest) => void
}

type Reply = (request: PluginRequest, now: PluginPlace) => void

/** What is done at each event of a plugin; one row per event of the protocol. */
function answersFor({
  uid,
  notify,
  post,
  onUpdate,
  onModal,
  onHeight,
  onAsset,
}: Actions): Readonly<Record<string, Reply>> {
  return {
    loaded: ({ callbackId }, now) => notify('loaded', now, callbackId),
    update: ({ callbackId, model }, now) => {
      notify('state-changed', { ...now, model }, callbackId)
      onUpdate(model)
    },
    toggleModal: ({ callbackId, status, modalSize }, now) => {
      onModal(status === true ? { size: sizeOf(modalSize) } : undefined)
      notify('state-changed', { ...now, isModalOpen: status === true }, callbackId)
    },
    heightChange: ({ height }) => onHeight(Math.min(tallest, Math.max(0, Number(height) || 0))),
    showAssetModal: (request) => onAsset(request),
    getContext: ({ callbackId }, now) => post(contextResponse(now, callbackId)),
    getUserContext: ({ callbackId }) => post(userResponse(uid, callbackId)),
    previewDimension: ({ callbackId }) => post(dimensionResponse(uid, callbackId)),
    promptAI: ({ callbackId }) => post(refusedPrompt(uid, callbackId)),
  }
}

function placeOf(props: FieldControlProps, { uid, isModalOpen }: { uid: string; isModalOpen: boolean }): PluginPlace {
  const { field, name, value, inputId, language, services } = props
  return {
    uid,
    field,
    language,
    interfaceLanguage: services.interfaceLanguage,
    spaceId: services.spaceId,
    previewToken: services.previewToken,
    blockId: blockUidOf(inputId, name),
    story: services.openStory(),
    model: value,
    isModalOpen,
  }
}

/** Whether the plugin has to hear of it: another value, language or window. */
function isNews(told: PluginPlace, now: PluginPlace): boolean {
  const isSame =
    told.language === now.language && told.isModalOpen === now.isModalOpen && isSameJson(told.model, now.model)
  return !isSame
}

function sizeOf(wanted: PluginRequest['modalSize']): PluginModal['size'] {
  const part = (length: unknown) => (typeof length === 'string' && length !== '' ? length : undefined)
  return { width: part(wanted?.width), height: part(wanted?.height) }
}
