import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { FieldControlProps } from '../field-control.ts'
import { GroupFrame } from '../group-frame.tsx'
import { wordsOf } from '../words/words-of.ts'
import { AssetCard } from './asset-card.tsx'
import { AssetPicker } from './asset-picker.tsx'
import { assetValueFrom, assetValueOf, noAsset } from './asset-value.ts'
import { ExternalAddress } from './external-address.tsx'

/** One file of the space, or of elsewhere where the schema allows it, with the words about it. */
export function AssetControl(props: FieldControlProps) {
  const { field, value, onChange, services, inputId } = props
  const words = wordsOf(services)
  const [isOpen, setIsOpen] = useState(false)
  const asset = assetValueOf(value)
  // A field with a value of its own for each language keeps its words where they are in every language.
  const language = field.translatable ? '' : props.language
  return (
    <GroupFrame {...props}>
      {asset !== undefined && (
        <AssetCard
          key={asset.filename}
          asset={asset}
          language={language}
          inputId={inputId}
          onChange={onChange}
          onRemove={() => onChange({ ...noAsset })}
          services={services}
        />
      )}
      <div className="field-actions">
        <Button className="field-button" onPress={() => setIsOpen(true)}>
          {words(asset === undefined ? 'chooseFile' : 'replaceFile')}
        </Button>
      </div>
      {field.allow_external_url && <ExternalAddress {...props} />}
      <AssetPicker
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        kinds={field.filetypes}
        folderId={field.asset_folder_id ?? undefined}
        onPick={(assets) => {
          const chosen = assets[0]
          if (chosen !== undefined) onChange(assetValueFrom(chosen))
        }}
        services={services}
      />
    </GroupFrame>
  )
}
