import { createContext, useContext, useMemo } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import type { WireField } from '../../services/wire-component.ts'
import { fieldNameFor } from '../field-name.ts'
import { limitOf } from '../limit-of.ts'
import { messagesOf } from '../messages/field-messages.ts'
import { type BlockFormProps, NestedForm } from './block-form-props.ts'
import { conditionalField } from './conditional-field.ts'
import { TranslatableField } from './translatable-field.tsx'

/** The form of one block: its fields in tabs and sections, without those that conditions hide. */
export function BlockForm(props: BlockFormProps) {
  return (
    <NestedForm value={renderForm}>
      <FormTabs {...props} />
    </NestedForm>
  )
}

function renderForm(props: BlockFormProps) {
  return <BlockForm {...props} />
}

/** The current form; its tabs stay the same elements while the editor types in one of them. */
const Shown = createContext<BlockFormProps | undefined>(undefined)

function FormTabs(props: BlockFormProps) {
  const { component, services } = props
  const tabs = useMemo(() => formPartsOf(component.schema), [component.schema])
  const renderedTabs = useMemo(() => renderTabs(tabs, messagesOf(services)), [tabs, services])
  return <Shown value={props}>{renderedTabs}</Shown>
}

function renderTabs(tabs: readonly FormTab[], messages: ReturnType<typeof messagesOf>) {
  const only = tabs[0]
  if (only === undefined) return null
  if (tabs.length === 1) return <ShownParts parts={only.parts} />
  return (
    <Tabs className="field-tabs">
      <TabList className="field-tab-list" aria-label={messages('tabsOfForm')}>
        {tabs.map(({ name, title, parts }) => (
          <Tab key={name} id={`tab ${name}`} className="field-tab" data-fields={fieldNamesIn(parts).join(' ')}>
            {title ?? messages('generalTab')}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ name, parts }) => (
        <TabPanel key={name} id={`tab ${name}`} className="field-tab-panel">
          <ShownParts parts={parts} />
        </TabPanel>
      ))}
    </Tabs>
  )
}

function fieldNamesIn(parts: readonly FormPart[]): string[] {
  return parts.flatMap((part) => (part.kind === 'field' ? [part.entry.name] : part.fields.map(({ name }) => name)))
}

function ShownParts({ parts }: { parts: readonly FormPart[] }) {
  const shown = useContext(Shown)
  return shown && <FormParts {...shown} parts={parts} />
}

function FormParts({ parts, ...props }: BlockFormProps & { parts: readonly FormPart[] }) {
  return (
    <div className="field-form">
      {parts.map((part) =>
        part.kind === 'field' ? (
          <FormEntry key={part.entry.name} {...props} entry={part.entry} />
        ) : (
          <details key={part.entry.name} className="field-section" open>
            <summary className="field-section-name">{fieldNameFor(part.entry.field, part.entry.name)}</summary>
            <div className="field-form">
              {part.fields.map((entry) => (
                <FormEntry key={entry.name} {...props} entry={entry} />
              ))}
            </div>
          </details>
        ),
      )}
    </div>
  )
}

function FormEntry({ entry: { name, field: stored }, ...props }: BlockFormProps & { entry: FormField }) {
  const field = conditionalField(stored, props.block)
  if (field === undefined) return null
  // The key resets the inputs for another block or language: nothing typed before may stay.
  return <TranslatableField key={`${props.block._uid} ${props.language}`} {...props} field={field} name={name} />
}

type FormField = { name: string; field: WireField }

/** A section of a form: fields under a collapsible heading, or one field alone. */
type FormPart = { kind: 'field'; entry: FormField } | { kind: 'section'; entry: FormField; fields: FormField[] }

/** A tab of a form. The first has no name of its own and contains the fields that no tab names. */
type FormTab = { name: string; title: string | undefined; parts: FormPart[] }

/** The fields of a component in the order of its schema, sorted into tabs and sections, without empty tabs. */
export function formPartsOf(schema: Readonly<Record<string, WireField>>): FormTab[] {
  const entries = Object.entries(schema)
    .map(([name, field]): FormField => ({ name, field }))
    .toSorted((a, b) => (limitOf(a.field.pos) ?? Infinity) - (limitOf(b.field.pos) ?? Infinity) || 0)
  const tabs = entries.filter(({ field }) => field.type === 'tab')
  const inTab = new Set(tabs.flatMap(({ field }) => field.keys ?? []))
  const tabOf = (entry: FormField): FormTab => {
    const keys = new Set(entry.field.keys)
    const own = entries.filter(({ name }) => keys.has(name))
    return { name: entry.name, title: entry.field.display_name?.trim() || entry.name, parts: partsOf(own, entries) }
  }
  const others = entries.filter(({ name, field }) => field.type !== 'tab' && !inTab.has(name))
  const general: FormTab = { name: '', title: undefined, parts: partsOf(others, entries) }
  return [general, ...tabs.map(tabOf)].filter(({ parts }) => parts.length > 0)
}

function partsOf(own: readonly FormField[], all: readonly FormField[]): FormPart[] {
  const grouped = new Set(all.flatMap(({ field }) => (field.type === 'section' ? (field.keys ?? []) : [])))
  return own
    .filter(({ name, field }) => field.type !== 'tab' && !grouped.has(name))
    .map((entry): FormPart => {
      if (entry.field.type !== 'section') return { kind: 'field', entry }
      const keys = new Set(entry.field.keys)
      return { kind: 'section', entry, fields: all.filter(({ name }) => keys.has(name)) }
    })
}
