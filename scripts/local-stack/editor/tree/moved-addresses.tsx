import { useMessages } from '../page/editor-context.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { FutureAddress, type JudgedAddress } from './address-notice.tsx'
import { ConsequenceList, useConsequences } from './consequences.tsx'
import { type Needed, NeededChoice } from './needed-choice.tsx'
import { RedirectChoice } from './redirects/redirect-choice.tsx'
import { type Target, TargetPicker } from './redirects/target-picker.tsx'
import type { Redirects } from './redirects/use-redirects.ts'

type Props = {
  row: Pick<WireStoryRow, 'uuid' | 'name' | 'full_slug' | 'is_folder'>
  needed: Needed
  /** The address that it shall have. */
  judged: JudgedAddress
  redirects: Redirects
  target: Target | undefined
  onTarget: (target: Target | undefined) => void
}

/** The consequences of another address of a story or folder: its links, what the site shows from there, and where old addresses lead. */
export function MovedAddresses({ row, needed, judged, redirects, target, onTarget }: Props) {
  const messages = useMessages()
  const known = useConsequences(row)
  // Of a folder the site says only whether it needs it: its stories have the pages.
  const isWithoutPage = !row.is_folder && judged.address === null
  return (
    <>
      {isWithoutPage && redirects.isOffered && <FutureAddress judged={judged} />}
      <NeededChoice needed={needed} row={row} />
      <ConsequenceList known={known} effect="follows" />
      {(needed.isNeeded || isWithoutPage) && redirects.isOffered && (
        <TargetPicker except={row} value={target} onChange={onTarget} />
      )}
      <RedirectChoice redirects={redirects} label={messages('redirectsOffered')} />
    </>
  )
}
