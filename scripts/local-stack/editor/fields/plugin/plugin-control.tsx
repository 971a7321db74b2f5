import { useContext, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { FieldControlProps } from '../controls/field-control.ts'
import { fieldNameFor } from '../field-name.ts'
import { ReadOnly } from '../form/read-only.ts'
import { GroupFrame } from '../frame-parts.tsx'
import { LoadStateView, useLoadState } from '../load-state-view.tsx'
import { AssetPicker } from '../media/asset-picker.tsx'
import { assetCopyFrom } from '../media/asset-value.ts'
import { messagesOf } from '../messages/field-messages.ts'
import { assetResponse } from './plugin-responses.ts'
import { usePluginHost } from './use-plugin-host.ts'

/** A field that a plugin of the space edits, in its own frame. */
export function PluginControl(props: FieldControlProps) {
  const { field, value, services } = props
  const name = field.field_type ?? ''
  const loadState = useLoadState(`field type ${name}`, () => services.getFieldType(name))
  const isMissing = loadState.state === 'ready' && loadState.data === undefined
  return (
    <GroupFrame {...props}>
      <LoadStateView loadState={loadState} services={services} />
      {isMissing && <p className="field-note">{messagesOf(services)('pluginMissing', { name })}</p>}
      {isMissing && value !== undefined && <pre className="field-raw">{JSON.stringify(value, undefined, 2)}</pre>}
      {loadState.state === 'ready' && !isMissing && <PluginFrame {...props} />}
    </GroupFrame>
  )
}

/** The plugin's page; it grows with its content, and fills the window when the plugin requests it. */
function PluginFrame(props: FieldControlProps) {
  const { field, name, services } = props
  const messages = messagesOf(services)
  const isReadOnly = useContext(ReadOnly)
  const [uid] = useState(() => crypto.randomUUID())
  const [address] = useState(() => pluginAddress(window.location, field.field_type ?? '', uid))
  const { frame, modal, height, closeModal, assetRequest, post, endAssetRequest } = usePluginHost(props, address)
  const title = fieldNameFor(field, name)
  const size = modal?.size
  return (
    <>
      <div
        className={modal ? 'field-plugin field-plugin-modal' : 'field-plugin'}
        {...(modal && { role: 'dialog', 'aria-modal': true, 'aria-label': title })}
        {...(isReadOnly && { inert: true })}
      >
        {modal && (
          <Button className="field-button field-plugin-close" onPress={closeModal}>
            {messages('close')}
          </Button>
        )}
        <iframe
          ref={frame}
          src={address.href}
          title={title}
          // The plugin has another origin than the editor, so allow-same-origin is safe here.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          style={modal ? { inlineSize: size?.width, blockSize: size?.height } : { blockSize: `${height}px` }}
        />
      </div>
      <AssetPicker
        isOpen={assetRequest !== undefined}
        onClose={endAssetRequest}
        onPick={(assets) => {
          const chosen = assets[0]
          if (chosen && assetRequest) post(assetResponse(uid, assetRequest, assetCopyFrom(chosen)))
        }}
        services={services}
      />
    </>
  )
}

/**
 * Address of a field plugin's page: a subdomain of the editor's host, so that a plugin has another origin and can
 * access neither the editor's page nor its server. The query is the protocol's.
 * @param editor address of the editor's page
 */
function pluginAddress(editor: Pick<URL, 'protocol' | 'host'>, fieldType: string, uid: string): URL {
  const address = new URL(`${editor.protocol}//plugins.${editor.host}/plugins/${encodeURIComponent(fieldType)}`)
  const query = { protocol: editor.protocol, host: editor.host, uid, preview: '1' }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address
}
