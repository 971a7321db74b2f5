/**
 * The uid of the block in an input's id, `<storyId>__<field>-<blokUid>`.
 * @param name name of the field, with or without the ending of a language
 */
export function blockUidOf(inputId: string, name: string): string {
  const rest = inputId.slice(inputId.indexOf('__') + 2)
  const base = name.split('__i18n__')[0] ?? name
  return rest.slice((rest.startsWith(`${name}-`) ? name : base).length + 1)
}
