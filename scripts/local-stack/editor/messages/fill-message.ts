type Values = Readonly<Record<string, string | number>>

/**
 * Fills the placeholders of a message. `{name}` is a value; `{count:field is|fields are}` the words for one and for any other number,
 * by the rules of the language.
 */
export function fillMessage(message: string, values: Values, language: string): string {
  const isOne = (name: string) => new Intl.PluralRules(language).select(Number(values[name])) === 'one'
  return message
    .replace(/\{(\w+):([^|}]*)\|([^}]*)\}/g, (...found) => String(found[isOne(found[1]) ? 2 : 3]))
    .replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
