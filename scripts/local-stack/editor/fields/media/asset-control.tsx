import type { FieldControlProps } from '../controls/field-control.ts'
import { GroupFrame } from '../frame-parts.tsx'
import { messagesOf } from '../messages/field-messages.ts'
import { AssetCard } from './asset-card.tsx'
import { AssetChooser } from './asset-chooser.tsx'
import { assetValueFrom, assetValueOf, noAsset } from './asset-value.ts'

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
