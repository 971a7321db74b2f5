import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { failureSentence } from '../../messages/messages-for.ts'
import type { EditorServices } from '../../services/editor-services.ts'
import { failureOf } from '../../services/failure-of.ts'
import type { WireAsset } from '../../services/wire-asset.ts'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { messagesOf } from '../messages/field-messages.ts'
import { AssetLibrary } from './asset-library.tsx'
import { acceptedFor, isAllowedFile } from './file-kind.ts'
import { LibraryDetails } from './library-details.tsx'

export type AssetPickerProps = {
  isOpen: boolean
  onClose: () => void
  /** Called once with the chosen files, in the order of choosing. */
  onPick: (assets: readonly WireAsset[]) => void
  services: EditorServices
  /** Kinds of file to choose from; every kind by default. */
  kinds?: readonly string[] | undefined
  isMany?: boolean
  /** The initially open folder. */
  folderId?: number | undefined
}

/** The files of the space in a dialog: search, folders, upload, choice of one or several. */
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

type UploadZoneProps = {
  kinds: readonly string[] | undefined
  isMany: boolean
  folderId: number | undefined
  onUploaded: (asset: WireAsset) => void
  services: EditorServices
}

/** Accepts dropped or chosen files, uploads them one after the other and reports each result. */
function UploadZone({ kinds, isMany, folderId, onUploaded, services }: UploadZoneProps) {
  const messages = messagesOf(services)
  const [busyWith, setBusyWith] = useState<string>()
  const [refused, setRefused] = useState<readonly string[]>([])
  const send = async (files: readonly File[]) => {
    setRefused([])
    for (const file of isMany ? files : files.slice(0, 1)) {
      setBusyWith(file.name)
      const problem = await sendOne(file)
      if (problem !== undefined) setRefused((before) => [...before, problem])
    }
    setBusyWith(undefined)
  }
  const sendOne = async (file: File): Promise<string | undefined> => {
    if (!isAllowedFile(file.name, kinds)) return messages('wrongFileKind', { name: file.name })
    try {
      onUploaded(await services.uploadAsset(file, folderId === undefined ? {} : { folderId }))
      return undefined
    } catch (error) {
      return `${messages('uploadFailed', { name: file.name })} ${failureSentence(services.interfaceLanguage, failureOf(error))}`
    }
  }
  const accepted = acceptedFor(kinds)
  return (
    <DropZone
      className="field-drop"
      aria-label={messages('uploadHere')}
      onDrop={async ({ items }) => {
        const files = await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])))
        await send(files)
      }}
    >
      <FileTrigger
        allowsMultiple={isMany}
        {...(accepted && { acceptedFileTypes: accepted })}
        onSelect={(files) => void send([...(files ?? [])])}
      >
        <Button className="field-button">{messages('upload')}</Button>
      </FileTrigger>
      <span className="field-note">{messages('uploadHere')}</span>
      <output className="field-note">{busyWith !== undefined && messages('uploading', { name: busyWith })}</output>
      {refused.map((sentence) => (
        <p key={sentence} className="field-issue" role="alert">
          {sentence}
        </p>
      ))}
    </DropZone>
  )
}
