import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { WireAsset } from '../../services/wire-asset.ts'
import type { FieldControlProps } from '../controls/field-control.ts'
import { isSafeAddress } from '../issues/link-issue.ts'
import { messagesOf } from '../messages/field-messages.ts'
import { AssetPicker } from './asset-picker.tsx'
import { assetValueAt } from './asset-value.ts'

type ChooserProps = FieldControlProps & {
  label: string
  isMany?: boolean
  onPick: (assets: readonly WireAsset[]) => void
}

/** Opens the library for a field of files; where the schema allows it, accepts the address of an external one. */
export function AssetChooser({ label, isMany = false, onPick, ...props }: ChooserProps) {
  const { field, services } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className="field-actions">
        <Button className="field-button" onPress={() => setIsOpen(true)}>
          {label}
        </Button>
      </div>
      {field.allow_external_url && <ExternalAddress {...props} />}
      <AssetPicker
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        kinds={field.filetypes}
        folderId={field.asset_folder_id ?? undefined}
        isMany={isMany}
        onPick={onPick}
        services={services}
      />
    </>
  )
}

function ExternalAddress({ field, value, onChange, services }: FieldControlProps) {
  const messages = messagesOf(services)
  const [typed, setTyped] = useState('')
  const address = typed.trim()
  const isUsable = /^https?:\/\/\S+$/.test(address) && isSafeAddress(address)
  const take = () => {
    if (!isUsable) return
    onChange(field.type === 'multiasset' ? [...listOf(value), assetValueAt(address)] : assetValueAt(address))
    setTyped('')
  }
  return (
    <div className="field-line">
      <input
        className="field-box"
        type="text"
        inputMode="url"
        aria-label={messages('fileAddress')}
        placeholder={messages('fileAddress')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
      <Button className="field-button" isDisabled={!isUsable} onPress={take}>
        {messages('apply')}
      </Button>
    </div>
  )
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
