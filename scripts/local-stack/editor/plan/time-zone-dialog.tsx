import { useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { useSpaceTime } from '../page/use-space-time.ts'
import { FormDialog } from '../tree/form-dialog.tsx'
import { Choice } from '../ui/choice.tsx'

/** Chooses the time zone in which every editor of the space plans. Planned events stay at their moment. */
export function TimeZoneDialog({ onClose }: { onClose: () => void }) {
  const messages = useMessages()
  const { client, space, setSpace } = useEditor()
  const { zone } = useSpaceTime()
  const [chosen, setChosen] = useState(zone)
  const submit = async () => {
    const body = { space: { options: { ...space.options, timezone: chosen } } }
    setSpace((await client.send<{ space: typeof space }>('PUT', '', { body })).space)
  }
  return (
    <FormDialog
      heading={messages('spaceZone')}
      doing={messages('apply')}
      isReady
      onSubmit={submit}
      onDone={() => undefined}
      onClose={onClose}
    >
      <Choice label={messages('zone')} value={chosen} onChange={setChosen} options={zonesWith(zone)} />
      <p className="help">{messages('spaceZoneHelp')}</p>
    </FormDialog>
  )
}

/** Every time zone that the browser knows, and the one that is set. */
function zonesWith(zone: string): { value: string; name: string }[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])
  return [...names].toSorted().map((name) => ({ value: name, name: name.replaceAll('_', ' ') }))
}
