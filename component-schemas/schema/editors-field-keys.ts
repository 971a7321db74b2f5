/** Keys of a field that belong to the space or to its editors; the repository never states them. */
export const editorsFieldKeys: readonly string[] = [
  'id',
  'tooltip',
  'no_translate',
  'exclude_from_ai_translation',
  'exclude_from_merge',
  'exclude_from_overwrite',
  'force_merge',
]
