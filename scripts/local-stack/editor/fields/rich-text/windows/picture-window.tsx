import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { WireAsset } from '../../../services/wire-asset.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { AssetPicker } from '../../media/asset-picker.tsx'
import { messagesOf } from '../../messages/field-messages.ts'
import type { WindowProps } from './window-props.ts'

/** Inserts an image of the library after the paragraph of the cursor. */
export function PictureWindow({ editor, services, onClose }: WindowProps) {
  return (
    <AssetPicker
      isOpen
      onClose={onClose}
      kinds={['images']}
      onPick={(assets) => {
        const chosen = assets[0]
        if (chosen !== undefined)
          editor
            .chain()
            .insertContent({ type: 'image', attrs: pictureAttributes(chosen) })
            .run()
      }}
      services={services}
    />
  )
}

const wordKeys = [
  ['alt', 'altText'],
  ['title', 'fileTitle'],
  ['copyright', 'copyright'],
  ['source', 'source'],
] as const

/** The metadata of the selected image. */
export function PictureWordsWindow({ editor, services, onClose }: WindowProps) {
  const messages = messagesOf(services)
  const kind = editor.isActive('image') ? 'image' : 'inlineImage'
  const [texts, setTexts] = useState<Readonly<Record<string, unknown>>>(() => editor.getAttributes(kind))
  return (
    <DialogFrame heading={messages('pictureWords')} closeLabel={messages('close')} isOpen onClose={onClose}>
      {wordKeys.map(([key, word]) => (
        <label key={key} className="field-part">
          <span>{messages(word)}</span>
          {key === 'alt' && <span className="field-help">{messages('altHelp')}</span>}
          <input
            className="field-box"
            value={String(texts[key] ?? '')}
            onChange={({ target }) => setTexts({ ...texts, [key]: target.value })}
          />
        </label>
      ))}
      <div className="field-dialog-actions">
        <Button
          className="field-button field-button-main"
          onPress={() => {
            const changed = Object.fromEntries(wordKeys.map(([key]) => [key, texts[key] ?? '']))
            editor.chain().updateAttributes(kind, changed).run()
            onClose()
          }}
        >
          {messages('apply')}
        </Button>
      </div>
    </DialogFrame>
  )
}

/** An image of the library as a text stores it (Storyblok docs, rich text image node). */
function pictureAttributes(asset: WireAsset): Record<string, unknown> {
  return {
    id: asset.id,
    src: asset.filename,
    alt: asset.alt ?? '',
    title: asset.title ?? '',
    source: asset.source ?? '',
    copyright: asset.copyright ?? '',
    meta_data: { ...asset.meta_data },
  }
}
