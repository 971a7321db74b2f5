import { useCallback, useEffect, useRef, useState } from 'react'
import { pressShortcut } from '../../frame/shortcut-event.ts'
import type { FieldState } from '../../services/editor-services.ts'
import { isSameJson } from '../../story/is-same-json.ts'
import { blockUidOf, type FieldControlProps } from '../controls/field-control.ts'
import { type PluginRequest, parsePluginRequest } from './plugin-request.ts'
import { type PluginContext, stateResponse, storyFor } from './plugin-responses.ts'

/** Maximum height; a taller plugin scrolls. */
const tallest = 4000

export type PluginModal = { size: { width: string | undefined; height: string | undefined } }

/**
 * The container's side of the field plugin protocol (`@storyblok/field-plugin` 1.7). A message counts only when it
 * comes from the plugin's own window and origin and carries the uid of this field; responses go to that origin only.
 */
export function usePluginHost(props: FieldControlProps, address: URL) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [modal, setModal] = useState<PluginModal>()
  const [height, setHeight] = useState(160)
  const [assetRequest, setAssetRequest] = useState<PluginRequest>()
  const uid = address.searchParams.get('uid') ?? ''
  const { origin } = address
  const place = placeOf(props, { uid, isModalOpen: modal !== undefined })
  const latest = useRef({ place, props })
  const sent = useRef<PluginContext>(undefined)
  useEffect(() => {
    latest.current = { place, props }
  })

  const post = useCallback((message: object) => frame.current?.contentWindow?.postMessage(message, origin), [origin])
  const notify = useCallback(
    (action: 'loaded' | 'state-changed', now: PluginContext, callbackId?: string) => {
      sent.current = now
      post(stateResponse(action, now, callbackId))
    },
    [post],
  )

  useEffect(() => {
    const handlers = handlersFor({
      uid,
      notify,
      post,
      update: (model) => latest.current.props.onChange(model),
      modal: setModal,
      height: setHeight,
      asset: setAssetRequest,
      state: (state) => {
        const { services, inputId, name } = latest.current.props
        services.reportField(`${blockUidOf(inputId, name)}.${name}`, state)
      },
    })
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const request = parsePluginRequest(event.data, uid)
      if (request !== undefined && Object.hasOwn(handlers, request.event)) {
        // The rest of the story may have changed since the field was rendered.
        const { place: current, props: shown } = latest.current
        handlers[request.event]?.(request, { ...current, story: shown.services.openStory() })
      }
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin, post, notify, uid])

  useEffect(() => {
    if (sent.current !== undefined && needsUpdate(sent.current, place)) notify('state-changed', place)
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
  notify: (action: 'loaded' | 'state-changed', now: PluginContext, callbackId?: string) => void
  post: (message: object) => void
  update: (model: unknown) => void
  modal: (modal: PluginModal | undefined) => void
  height: (pixels: number) => void
  asset: (request: PluginRequest) => void
  state: (state: FieldState) => void
}

type Reply = (request: PluginRequest, now: PluginContext) => void

function handlersFor({ uid, notify, post, ...on }: Actions): Readonly<Record<string, Reply>> {
  return {
    loaded: ({ callbackId }, now) => notify('loaded', now, callbackId),
    update: ({ callbackId, model }, now) => {
      notify('state-changed', { ...now, model }, callbackId)
      on.update(model)
    },
    toggleModal: ({ callbackId, status, modalSize }, now) => {
      on.modal(status === true ? { size: sizeOf(modalSize) } : undefined)
      notify('state-changed', { ...now, isModalOpen: status === true }, callbackId)
    },
    heightChange: ({ height }) => on.height(Math.min(tallest, Math.max(0, Number(height) || 0))),
    showAssetModal: (request) => on.asset(request),
    fieldShortcut: () => pressShortcut('save'),
    fieldState: ({ isPending, issues }) =>
      on.state({ isPending: isPending === true, issues: Array.isArray(issues) ? issues.map(String) : [] }),
    getContext: ({ callbackId }, now) => post({ action: 'get-context', uid, callbackId, story: storyFor(now.story) }),
    // The embedded editor has one user with every permission, and no AI service.
    getUserContext: ({ callbackId }) =>
      post({ action: 'get-user-context', uid, callbackId, user: { isSpaceAdmin: true, permissions: {} } }),
    previewDimension: ({ callbackId }) => post({ action: 'preview-dimension', uid, callbackId }),
    promptAI: ({ callbackId }) =>
      post({ action: 'prompt-ai', uid, callbackId, aiResponse: { ok: false, error: 'unavailable' } }),
  }
}

function placeOf(props: FieldControlProps, { uid, isModalOpen }: { uid: string; isModalOpen: boolean }): PluginContext {
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

/** Whether the plugin needs an update: another value, language or window. */
function needsUpdate(sent: PluginContext, now: PluginContext): boolean {
  return sent.language !== now.language || sent.isModalOpen !== now.isModalOpen || !isSameJson(sent.model, now.model)
}

function sizeOf(wanted: PluginRequest['modalSize']): PluginModal['size'] {
  const part = (length: unknown) => (typeof length === 'string' && length !== '' ? length : undefined)
  return { width: part(wanted?.width), height: part(wanted?.height) }
}
