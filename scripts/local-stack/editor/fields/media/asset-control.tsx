import { MoveButtons } from '../choice/chosen-list.tsx'
import type { FieldControlProps } from '../controls/field-control.ts'
import { GroupFrame } from '../frame-parts.tsx'
import { messagesOf } from '../messages/field-messages.ts'
import { AssetCard } from './asset-card.tsx'
import { AssetChooser } from './asset-chooser.tsx'
import { type AssetValue, assetValueFrom, assetValueOf, noAsset } from './asset-value.ts'
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
