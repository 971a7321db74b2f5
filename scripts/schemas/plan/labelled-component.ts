import type { Labels } from 'component-schemas/labels/label-languages.ts'
import { isObject } from 'component-schemas/parse/is-object.ts'
import type { WireComponent, WireSchemaField } from 'component-schemas/schema/to-wire.ts'

/**
 * A block whose texts for editors are those of the labels: names and descriptions of the block, its fields, tabs and
 * choices. Names of groups and presets stay: a push recognizes them by their name.
 */
export function labelledComponent(component: WireComponent, labels: Labels): WireComponent {
  const { display_name: name, description, schema } = component
  return {
    ...component,
    display_name: labels[name] ?? name,
    description: labels[description] ?? description,
    schema: Object.fromEntries(Object.entries(schema).map(([key, field]) => [key, labelledField(field, labels)])),
  }
}

function labelledField(field: WireSchemaField, labels: Labels): WireSchemaField {
  const say = (text: unknown) => (typeof text === 'string' ? (labels[text] ?? text) : text)
  const { display_name: name, description, options } = field
  return {
    ...field,
    ...(name !== undefined && { display_name: say(name) }),
    ...(description !== undefined && { description: say(description) }),
    ...(Array.isArray(options) && {
      options: options.map((option: unknown) =>
        isObject(option) && 'name' in option ? { ...option, name: say(option['name']) } : option,
      ),
    }),
  }
}
