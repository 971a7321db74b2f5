import { Button } from 'react-aria-components/Button'
import type { EditorServices } from '../../services/editor-services.ts'
import type { WireAsset } from '../../services/wire-asset.ts'
import { useLoadState } from '../load-state-view.tsx'
import { messagesOf } from '../messages/field-messages.ts'
import { type AssetValue, type AssetWord, assetWithWord, assetWordOf, libraryWordOf } from './asset-value.ts'
import { fileNameOf, isPicture } from './file-kind.ts'
import { FocusChooser } from './focus-chooser.tsx'
import { Thumbnail } from './thumbnail.tsx'

type AssetCardProps = {
  asset: AssetValue
  /** Language of the file's metadata, empty for the default one. */
  language: string
  /** Language of the page that is edited, in which the library's texts replace empty ones. */
  shownLanguage: string
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
  const { asset, inputId, onChange, onRemove, services, language, shownLanguage, isOpenAtFirst = true } = props
  const messages = messagesOf(services)
  const name = fileNameOf(asset.filename)
  const isShownPicture = isPicture(asset.filename)
  const library = useLibraryAsset(asset.id, services)
  const libraryWord = (word: AssetWord) => (library ? libraryWordOf(library, word, shownLanguage) : '')
  return (
    <div className="field-asset">
      <div className="field-asset-head">
        <Thumbnail
          address={asset.filename}
          isPrivate={library?.is_private}
          alt={assetWordOf(asset, 'alt', language) || libraryWord('alt')}
        />
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
                  placeholder={(language === '' ? '' : asset[word]) || libraryWord(word)}
                  onChange={({ target }) => onChange(assetWithWord(asset, { word, language }, target.value))}
                />
              </span>
            </label>
          ))}
          {isShownPicture && (
            <FocusChooser
              address={asset.filename}
              focus={asset.focus || (library?.focus ?? '')}
              onChange={(focus) => onChange({ ...asset, focus })}
              services={services}
            />
          )}
        </div>
      </details>
    </div>
  )
}

/** The file in the library; undefined while it loads, and for a file that the library does not have. */
function useLibraryAsset(id: number | null, services: EditorServices): WireAsset | undefined {
  const loaded = useLoadState(`asset ${id}`, async () => (id === null ? undefined : await services.getAsset(id)))
  return loaded.state === 'ready' ? loaded.data : undefined
}
