import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { failureSentence } from '../../messages/messages-for.ts'
import type { EditorServices } from '../../services/editor-services.ts'
import { type Failure, failureOf } from '../../services/failure-of.ts'
import type { AssetChange, WireAsset } from '../../services/wire-asset.ts'
import { messagesOf } from '../messages/field-messages.ts'
import { type AssetWord, translationKey } from './asset-value.ts'
import { isPicture } from './file-kind.ts'
import { FocusChooser } from './focus-chooser.tsx'

type LibraryDetailsProps = {
  asset: WireAsset
  services: EditorServices
  /** Called with the asset as the library has it now. */
  onStored: (asset: WireAsset) => void
}

const wordFields: readonly { word: AssetWord; label: 'altText' | 'fileTitle' | 'copyright' }[] = [
  { word: 'alt', label: 'altText' },
  { word: 'title', label: 'fileTitle' },
  { word: 'copyright', label: 'copyright' },
]

/** The library's texts of a file, in every language: for each block that shows it and has no texts of its own. */
export function LibraryDetails({ asset, services, onStored }: LibraryDetailsProps) {
  const messages = messagesOf(services)
  const [changed, setChanged] = useState<AssetChange>({})
  const [state, setState] = useState<'idle' | 'storing' | Failure>('idle')
  const current = { ...asset, ...changed }
  const change = (more: AssetChange) => setChanged({ ...changed, ...more })
  const store = async () => {
    setState('storing')
    try {
      await services.updateAsset(asset.id, changed)
    } catch (error) {
      return setState(failureOf(error))
    }
    setState('idle')
    setChanged({})
    return onStored(current)
  }
  return (
    <details className="field-library-details">
      <summary>{messages('libraryDetails', { name: asset.short_filename })}</summary>
      <div className="field-parts">
        <p className="field-help">{messages('libraryHelp')}</p>
        <LibraryTexts asset={current} services={services} onChange={change} />
        {isPicture(asset.filename) && (
          <FocusChooser
            address={asset.filename}
            focus={current.focus ?? ''}
            onChange={(focus) => change({ focus })}
            services={services}
          />
        )}
        {typeof state === 'object' && <p role="alert">{failureSentence(services.interfaceLanguage, state)}</p>}
        <Button
          className="field-button"
          isDisabled={Object.keys(changed).length === 0 || state === 'storing'}
          onPress={() => void store()}
        >
          {messages('libraryStore')}
        </Button>
      </div>
    </details>
  )
}

type LibraryTextsProps = { asset: WireAsset; services: EditorServices; onChange: (change: AssetChange) => void }

/** The texts in one language, which the editor chooses. */
function LibraryTexts({ asset, services, onChange }: LibraryTextsProps) {
  const messages = messagesOf(services)
  const [language, setLanguage] = useState('')
  const textOf = (word: AssetWord) =>
    language === '' ? (asset[word] ?? '') : String(asset.meta_data?.[translationKey(word, language)] ?? '')
  const write = (word: AssetWord, text: string) =>
    onChange(
      language === ''
        ? { [word]: text }
        : { meta_data: { ...asset.meta_data, [translationKey(word, language)]: text } },
    )
  return (
    <>
      <label className="field-part">
        <span>{messages('libraryLanguage')}</span>
        <select className="field-box field-short" value={language} onChange={({ target }) => setLanguage(target.value)}>
          <option value="">{services.defaultLanguageName}</option>
          {services.languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {wordFields.map(({ word, label }) => (
        <label key={word} className="field-part">
          <span>{messages(label)}</span>
          <input
            className="field-box"
            value={textOf(word)}
            placeholder={language === '' ? undefined : (asset[word] ?? '')}
            onChange={({ target }) => write(word, target.value)}
          />
        </label>
      ))}
    </>
  )
}
