import { useEffect, useState } from 'react'
import type { InterfaceLanguage } from '../messages/interface-language.ts'
import type { WireComponent, WireComponentGroup, WireField } from '../services/wire-component.ts'

/** Texts of the schema in a language of the interface, by the text that the space stores; a missing one stays as it is. */
export type Labels = Readonly<Record<string, string>>

/** The language in which the space stores its schema. */
const schemaLanguage = 'en'
const none: Labels = {}

/** Undefined while they load. The vendor's schema has one text for each label: other languages come from a file. */
export function useLabels(language: InterfaceLanguage): Labels | undefined {
  const [known, setKnown] = useState<{ language: string; labels: Labels }>()
  useEffect(() => {
    if (language === schemaLanguage) return
    let isWanted = true
    void loadLabels(language).then((labels) => isWanted && setKnown({ language, labels }))
    return () => {
      isWanted = false
    }
  }, [language])
  if (language === schemaLanguage) return none
  return known?.language === language ? known.labels : undefined
}

/** No labels when the editor has none for the language: then its texts stay in the language of the schema. */
async function loadLabels(language: string): Promise<Labels> {
  const response = await fetch(`/labels/${language}.json`).catch(() => undefined)
  return response?.ok ? await response.json() : {}
}

/** Components with every text that an editor reads in the language of the labels. */
export function labelledComponents(components: readonly WireComponent[], labels: Labels): WireComponent[] {
  const say = (text: string) => labels[text] ?? text
  return components.map((component) => ({
    ...component,
    display_name: component.display_name === null ? null : say(component.display_name),
    real_name: say(component.real_name),
    description: component.description === null ? null : say(component.description),
    all_presets: component.all_presets.map((preset) => ({ ...preset, name: say(preset.name) })),
    schema: Object.fromEntries(
      Object.entries(component.schema).map(([key, field]) => [key, labelledField(field, say)]),
    ),
  }))
}

export function labelledGroups(groups: readonly WireComponentGroup[], labels: Labels): WireComponentGroup[] {
  return groups.map((group) => ({ ...group, name: labels[group.name] ?? group.name }))
}

function labelledField(field: WireField, say: (text: string) => string): WireField {
  const { display_name: name, description, options } = field
  return {
    ...field,
    ...(name !== undefined && { display_name: say(name) }),
    ...(description !== undefined && { description: say(description) }),
    ...(options && { options: options.map((option) => ({ ...option, name: say(option.name) })) }),
  }
}
