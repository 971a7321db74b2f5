import type { FieldControlProps } from '../controls/field-control.ts'
import { GroupFrame } from '../group-frame.tsx'
import { LoadStateView } from '../load-state-view.tsx'
import { messagesOf } from '../messages/messages-of.ts'
import { useLoadState } from '../use-load-state.ts'
import { PluginFrame } from './plugin-frame.tsx'

/** A field that a plugin of the space edits, in its own frame. */
export function PluginControl(props: FieldControlProps) {
  const { field, value, services } = props
  const name = field.field_type ?? ''
  const loadState = useLoadState(`field type ${name}`, () => services.getFieldType(name))
  const isMissing = loadState.state === 'ready' && loadState.data === undefined
  return (
    <GroupFrame {...props}>
      <LoadStateView loadState={loadState} services={services} />
      {isMissing && <p className="field-note">{messagesOf(services)('pluginMissing', { name })}</p>}
      {isMissing && value !== undefined && <pre className="field-raw">{JSON.stringify(value, undefined, 2)}</pre>}
      {loadState.state === 'ready' && !isMissing && <PluginFrame {...props} />}
    </GroupFrame>
  )
}
