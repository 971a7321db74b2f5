import { Button } from 'react-aria-components/Button'
import type { EditorServices } from '../../services/editor-services.ts'
import { messagesOf } from '../messages/messages-of.ts'
import { type AssetValue, type AssetWord, assetWithWord, assetWordOf } from './asset-value.ts'
import { fileNameOf, isPicture } from './file-kind.ts'
import { FocusChooser } from './focus-chooser.tsx'
import { Thumbnail } from './thumbnail.tsx'

type AssetCardProps = {
  asset: AssetValue
  /** Language of the file's metadata, empty for the default one. */
  language: string
  inputId: string
  onChange: (asset: AssetValue) => void
  onRemove: () => void
  services: EditorServices
  isOpenAtFirst?: boolean
}

const wordFields: readonly { word: AssetWord; label: 'altText' | 'fileTitle' | 'copyright' | 'source' }[] = [
  { word: 'alt', label: 'altText' },
  { word: 'title', label: 'fileTitle' },
  { word: 'copyright', label: 'copyright' },
  { word: 'source', label: 'source' },
]

/** A chosen file: its thumbnail and name, and behind them its metadata and focal point. */
export function AssetCard(props: AssetCardProps) {
  const { asset, inputId, onChange, onRemove, services, language, isOpenAtFirst = true } = props
  const messages = messagesOf(services)
  const name = fileNameOf(asset.filename)
  const isShownPicture = isPicture(asset.filename)
  return (
    <div className="field-asset">
      <div className="field-asset-head">
        <Thumbnail address={asset.filename} alt={assetWordOf(asset, 'alt', language)} />
        <span className="field-asset-name">{name}</span>
        <Button className="field-icon-button" aria-label={messages('removeFile', { name })} onPress={onRemove}>
          ✕
        </Button>
      </div>
      <details open={isOpenAtFirst}>
        <summary>{messages('details', { name })}</summary>
        <div className="field-parts">
          {wordFields.map(({ word, label }) => (
            <label key={word} className="field-part">
              <span>{messages(label)}</span>
              {word === 'alt' && isShownPicture && <span className="field-help">{messages('altHelp')}</span>}
              <span className="sb-textfield">
                <input
                  className="field-box"
                  id={`${inputId}-${word}`}
                  value={assetWordOf(asset, word, language)}
                  placeholder={language === '' ? undefined : asset[word]}
                  onChange={({ target }) => onChange(assetWithWord(asset, { word, language }, target.value))}
                />
              </span>
            </label>
          ))}
          {isShownPicture && (
            <FocusChooser
              address={asset.filename}
              focus={asset.focus}
              onChange={(focus) => onChange({ ...asset, focus })}
              services={services}
            />
          )}
        </div>
      </details>
    </div>
  )
}
