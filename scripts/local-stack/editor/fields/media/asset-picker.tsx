import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { EditorServices } from '../../services/editor-services.ts'
import type { WireAsset } from '../../services/wire-asset.ts'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { messagesOf } from '../messages/field-messages.ts'
import { AssetLibrary } from './asset-library.tsx'
import { LibraryDetails } from './library-details.tsx'
import { UploadZone } from './upload-zone.tsx'

export type AssetPickerProps = {
  isOpen: boolean
  onClose: () => void
  /** Called once with the chosen files, in the order of choosing. */
  onPick: (assets: readonly WireAsset[]) => void
  services: EditorServices
  /** Kinds of file to choose from; every kind by default. */
  kinds?: readonly string[] | undefined
  isMany?: boolean
  folderId?: number | undefined
}

export function AssetPicker(props: AssetPickerProps) {
  const { isOpen, onClose, services } = props
  const messages = messagesOf(services)
  return (
    <DialogFrame
      heading={messages('fileLibrary')}
      closeLabel={messages('close')}
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
    >
      <Picking {...props} />
    </DialogFrame>
  )
}

/** A child of the dialog, so that every opening starts with fresh state. */
function Picking({ onClose, onPick, services, kinds, isMany = false, folderId }: AssetPickerProps) {
  const messages = messagesOf(services)
  const [chosen, setChosen] = useState<readonly WireAsset[]>([])
  const [folder, setFolder] = useState<number | undefined>(folderId)
  const [uploads, setUploads] = useState(0)
  const choose = (asset: WireAsset) => {
    const isChosen = chosen.some(({ id }) => id === asset.id)
    if (isChosen) return setChosen(chosen.filter(({ id }) => id !== asset.id))
    return setChosen(isMany ? [...chosen, asset] : [asset])
  }
  return (
    <>
      <AssetLibrary
        chosen={chosen}
        onChoose={choose}
        folder={folder}
        onFolder={setFolder}
        kinds={kinds}
        services={services}
        version={uploads}
      />
      <UploadZone
        kinds={kinds}
        isMany={isMany}
        folderId={folder}
        services={services}
        onUploaded={(asset) => {
          setUploads((count) => count + 1)
          setChosen((before) => (isMany ? [...before, asset] : [asset]))
        }}
      />
      {chosen.length === 1 && chosen[0] && (
        <LibraryDetails
          key={chosen[0].id}
          asset={chosen[0]}
          services={services}
          onStored={(stored) => {
            setUploads((count) => count + 1)
            setChosen([stored])
          }}
        />
      )}
      <div className="field-dialog-actions">
        <Button className="field-button" onPress={onClose}>
          {messages('cancel')}
        </Button>
        <Button
          className="field-button field-button-main"
          isDisabled={chosen.length === 0}
          onPress={() => {
            onPick(chosen)
            onClose()
          }}
        >
          {chosen.length > 1 ? messages('useFiles', { count: chosen.length }) : messages('useFile')}
        </Button>
      </div>
    </>
  )
}
