import '../fields.css'
import type { ComponentType } from 'react'
import { BooleanControl } from '../choice/boolean-control.tsx'
import { OptionControl, OptionsControl } from '../choice/options-control.tsx'
import { LinkControl } from '../link/link-form.tsx'
import { MarkdownControl } from '../markdown/markdown-control.tsx'
import { AssetControl, MultiassetControl } from '../media/asset-control.tsx'
import { PluginControl } from '../plugin/plugin-control.tsx'
import { RichTextControl } from '../rich-text/rich-text-control.tsx'
import { BlocksSlot, StoredValue } from '../stored-value.tsx'
import { TableControl } from '../table/table-control.tsx'
import { DatetimeControl } from '../text/datetime-control.tsx'
import { NumberControl } from '../text/number-control.tsx'
import { TextareaControl, TextControl } from '../text/textarea-control.tsx'
import type { FieldControlProps } from './field-control.ts'

/** The control of one field, chosen by its type; for an unknown type it shows the value and never changes it. */
export function FieldControl(props: FieldControlProps) {
  const Control = Object.hasOwn(controls, props.field.type) ? controls[props.field.type] : undefined
  return Control === undefined ? <StoredValue {...props} /> : <Control {...props} />
}

/** One row per type of field (Storyblok docs, field types). */
const controls: Readonly<Record<string, ComponentType<FieldControlProps>>> = {
  text: TextControl,
  textarea: TextareaControl,
  markdown: MarkdownControl,
  richtext: RichTextControl,
  number: NumberControl,
  datetime: DatetimeControl,
  boolean: BooleanControl,
  option: OptionControl,
  options: OptionsControl,
  asset: AssetControl,
  multiasset: MultiassetControl,
  multilink: LinkControl,
  table: TableControl,
  bloks: BlocksSlot,
  custom: PluginControl,
}
