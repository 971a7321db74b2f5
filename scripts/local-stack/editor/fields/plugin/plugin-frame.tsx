import { useContext, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { FieldControlProps } from '../controls/field-control.ts'
import { fieldNameFor } from '../field-name.ts'
import { ReadOnly } from '../form/read-only.ts'
import { AssetPicker } from '../media/asset-picker.tsx'
import { assetCopyFrom } from '../media/asset-value.ts'
import { messagesOf } from '../messages/messages-of.ts'
import { pluginAddress } from './plugin-address.ts'
import { assetResponse } from './plugin-responses.ts'
import { usePluginHost } from './use-plugin-host.ts'

/** The plugin's page; it grows with its content, and fills the window when the plugin requests it. */
export function PluginFrame(props: FieldControlProps) {
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
