import german from 'component-schemas/labels/de.json' with { type: 'json' }
import spanish from 'component-schemas/labels/es.json' with { type: 'json' }
import french from 'component-schemas/labels/fr.json' with { type: 'json' }
import italian from 'component-schemas/labels/it.json' with { type: 'json' }

/** The texts of the schema in the languages of findings, by the English one. */
const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: spanish,
  it: italian,
  fr: french,
  de: german,
}

/** A label of the schema as editors read it in their language. */
export function schemaLabel(text: string, language: string): string {
  return labels[language]?.[text] ?? text
}
