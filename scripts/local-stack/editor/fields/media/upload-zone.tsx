import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { failureSentence } from '../../messages/messages-for.ts'
import type { EditorServices } from '../../services/editor-services.ts'
import { failureOf } from '../../services/failure-of.ts'
import type { WireAsset } from '../../services/wire-asset.ts'
import { messagesOf } from '../messages/field-messages.ts'
import { acceptedFor, isAllowedFile } from './file-kind.ts'

type UploadZoneProps = {
  kinds: readonly string[] | undefined
  isMany: boolean
  folderId: number | undefined
  onUploaded: (asset: WireAsset) => void
  services: EditorServices
}

/** Accepts dropped or chosen files, uploads them one after the other and reports each result. */
export function UploadZone({ kinds, isMany, folderId, onUploaded, services }: UploadZoneProps) {
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
