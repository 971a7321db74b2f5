import { useState } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { useMessages } from '../page/editor-context.ts'
import { Notice } from '../ui/notice.tsx'
import { useJudgedAddress } from './address-notice.tsx'

type Changed = { name: string; full_slug: string; is_folder: boolean }

export type Needed = {
  isNeeded: boolean
  isConfirmed: boolean
  setConfirmed: (isConfirmed: boolean) => void
  /** Whether the change may be made: the site does not need it, or the editor has confirmed once more. */
  isReady: boolean
}

/** Whether the site needs a story or folder at its address, and whether the editor changes it all the same. */
export function useNeeded({ full_slug: slug }: Changed): Needed {
  const { isNeeded, isAcceptable } = useJudgedAddress({ slug: '', from: slug.replace(/\/$/, '') })
  const [isConfirmed, setConfirmed] = useState(false)
  return { isNeeded, isConfirmed, setConfirmed, isReady: isAcceptable && (!isNeeded || isConfirmed) }
}

/** Warns that the site shows content from here, and asks once more. */
export function NeededChoice({ needed, row }: { needed: Needed; row: Changed }) {
  const messages = useMessages()
  if (!needed.isNeeded) return null
  return (
    <Notice kind="bad">
      {messages(row.is_folder ? 'neededFolder' : 'neededPage', { name: row.name })}
      <Checkbox className="publish-choice" isSelected={needed.isConfirmed} onChange={needed.setConfirmed}>
        {messages('changeAllTheSame')}
      </Checkbox>
    </Notice>
  )
}
