const isText = (value: unknown) => typeof value === 'string'
const isList = Array.isArray
const isBlockList = (value: unknown) => Array.isArray(value) && value.every((item) => has(item, 'component'))
const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText)

/** Form of a stored value per type of field (Storyblok docs, story content); a type that is not here takes any. */
const forms: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: isText,
  textarea: isText,
  markdown: isText,
  option: isText,
  number: (value) => value !== '' && Number.isFinite(Number(value)),
  datetime: (value) => isText(value) && /^\d{4}-\d{2}-\d{2}/.test(String(value)),
  boolean: (value) => typeof value === 'boolean',
  options: isTextList,
  bloks: isBlockList,
  multiasset: (value) => isList(value) && value.every((item) => has(item, 'filename')),
  asset: (value) => has(value, 'filename'),
  richtext: (value) => has(value, 'type') && value.type === 'doc',
  multilink: (value) => has(value, 'linktype'),
  table: (value) => has(value, 'tbody'),
  custom: (value) => has(value, 'plugin'),
}

/** Whether a stored value has the form that fields of a type store. */
export function fitsType(value: unknown, type: unknown): boolean {
  return forms[String(type)]?.(value) ?? true
}

function has<Key extends string>(value: unknown, key: Key): value is Readonly<Record<Key, unknown>> {
  return typeof value === 'object' && value !== null && key in value
}
