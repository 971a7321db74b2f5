import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { WireAsset } from '../../services/wire-asset.ts'
import { MoveButtons } from '../choice/chosen-list.tsx'
import type { FieldControlProps } from '../controls/field-control.ts'
import { GroupFrame } from '../frame-parts.tsx'
import { isSafeAddress } from '../issues/link-issue.ts'
import { messagesOf } from '../messages/field-messages.ts'
import { AssetCard } from './asset-card.tsx'
import { AssetPicker } from './asset-picker.tsx'
import { type AssetValue, assetValueAt, assetValueFrom, assetValueOf, noAsset } from './asset-value.ts'
import { fileNameOf } from './file-kind.ts'

/** One file of the space, or an external one where the schema allows it, with its metadata. */
export function AssetControl(props: FieldControlProps) {
  const { field, value, onChange, services, inputId } = props
  const messages = messagesOf(services)
  const asset = assetValueOf(value)
  // A field with a value per language stores plain metadata keys in each value.
  const language = field.translatable ? '' : props.language
  return (
    <GroupFrame {...props}>
      {asset !== undefined && (
        <AssetCard
          key={asset.filename}
          asset={asset}
          language={language}
          shownLanguage={props.language}
          inputId={inputId}
          onChange={onChange}
          onRemove={() => onChange({ ...noAsset })}
          services={services}
        />
      )}
      <AssetChooser
        {...props}
        label={messages(asset === undefined ? 'chooseFile' : 'replaceFile')}
        onPick={([chosen]) => chosen && onChange(assetValueFrom(chosen))}
      />
    </GroupFrame>
  )
}

/** Several files in the editor's order, each with its metadata. */
export function MultiassetControl(props: FieldControlProps) {
  const { value, onChange, services } = props
  const messages = messagesOf(services)
  const assets = (Array.isArray(value) ? value : []).flatMap((item: unknown) => assetValueOf(item) ?? [])
  return (
    <GroupFrame {...props}>
      {assets.length > 0 && (
        <ol className="field-assets">
          {assets.map((asset, index) => (
            <li key={`${asset.id} ${asset.filename}`}>
              <Item {...props} assets={assets} index={index} asset={asset} />
            </li>
          ))}
        </ol>
      )}
      <AssetChooser
        {...props}
        label={messages('chooseFiles')}
        isMany
        onPick={(picked) => onChange([...assets, ...picked.map(assetValueFrom)])}
      />
    </GroupFrame>
  )
}

type ItemProps = FieldControlProps & { assets: readonly AssetValue[]; asset: AssetValue; index: number }

function Item({ field, assets, asset, index, language, inputId, onChange, services }: ItemProps) {
  return (
    <>
      <AssetCard
        asset={asset}
        language={field.translatable ? '' : language}
        shownLanguage={language}
        inputId={`${inputId}-${index}`}
        onChange={(next) => onChange(assets.with(index, next))}
        onRemove={() => onChange(assets.toSpliced(index, 1))}
        services={services}
        isOpenAtFirst={false}
      />
      <div className="field-actions">
        <MoveButtons name={fileNameOf(asset.filename)} list={assets} {...{ index, onChange, services }} />
      </div>
    </>
  )
}

type ChooserProps = FieldControlProps & {
  label: string
  isMany?: boolean
  onPick: (assets: readonly WireAsset[]) => void
}

/** Opens the library for a field of files; where the schema allows it, accepts the address of an external one. */
function AssetChooser({ label, isMany = false, onPick, ...props }: ChooserProps) {
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

/** Accepts the address of an external file. */
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
