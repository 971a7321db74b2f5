import type { Severity } from './finding.ts'

type FindingRow = {
  severity: Severity
  /** When the finding is made. */
  meaning: string
  /** What to do. `{field}`, `{language}`, `{value}` and `{target}` are filled in. */
  remedy: string
}

/** Everything a report can find, one row a code. `README.md` shows the same table. */
export const findingRows = {
  'missing-translation': {
    severity: 'warning',
    meaning: 'A translatable field has words in the default language and nothing in another one.',
    remedy: 'Write “{field}” in {language}: readers get the default language there.',
  },
  'stale-translation': {
    severity: 'warning',
    meaning: 'The default language was emptied and the translation stayed, so only readers of that language see it.',
    remedy: 'Empty “{field}” in {language}, or write it in the default language again.',
  },
  'outdated-translation': {
    severity: 'warning',
    meaning: 'The words of the default language were changed after those of the translation.',
    remedy: 'Compare “{field}” in {language} with its source, whose words have changed since.',
  },
  'differing-numbers': {
    severity: 'warning',
    meaning: 'A translation has other numbers than its source.',
    remedy: 'Compare “{field}” in {language} with its source: the numbers differ ({value}).',
  },
  'copied-translation': {
    severity: 'info',
    meaning: 'A translation of four words or more is equal to its source.',
    remedy: 'Translate “{field}” into {language}: it repeats the source word for word.',
  },
  'untranslated-slug': {
    severity: 'warning',
    meaning: 'A page, or a folder below a market, has no slug in a language.',
    remedy: 'Give the story a slug in {language}: its address there is in the default language.',
  },
  'broken-link': {
    severity: 'error',
    meaning: 'A link or reference leads nowhere: no such story, a folder, a story without a page, a refused address.',
    remedy: 'Choose another target in “{field}”: {value}.',
  },
  'redirected-link': {
    severity: 'warning',
    meaning: 'A typed address is an old one that a published redirect leads elsewhere.',
    remedy: 'Choose the page itself in “{field}”: {value} is redirected.',
  },
  'unpublished-link': {
    severity: 'warning',
    meaning: 'A published story links or refers to one that is not published.',
    remedy: 'Publish {target} or choose another target in “{field}”: visitors do not see it.',
  },
  'self-link': {
    severity: 'warning',
    meaning: 'A story links or refers to itself without an anchor.',
    remedy: 'Choose another target in “{field}”, or name a part of the page: it leads to the story it stands in.',
  },
  'missing-alt': {
    severity: 'warning',
    meaning: 'A picture has no alternative text. Decoration cannot be told apart from a forgotten text.',
    remedy: 'Describe the picture {value} of “{field}” in {language}.',
  },
  'missing-title': {
    severity: 'error',
    meaning: 'A page has neither a title for search engines nor a title or name of its own.',
    remedy: 'Write a title: neither “{field}” nor the page’s own is filled.',
  },
  'missing-description': {
    severity: 'info',
    meaning: 'A page that search engines may show has no description and no text that stands in for it.',
    remedy: 'Write “{field}”: search results show the description of the whole site.',
  },
  'duplicate-title': {
    severity: 'warning',
    meaning: 'Two pages of one market have the same title in one language.',
    remedy: 'Make the title “{value}” differ in {language}: {target} has it too.',
  },
  'duplicate-description': {
    severity: 'warning',
    meaning: 'Two pages of one market have the same description in one language.',
    remedy: 'Make the description differ in {language}: {target} has it too.',
  },
  'unknown-block': {
    severity: 'error',
    meaning: 'Content holds a block that the schema does not know; it is not shown.',
    remedy: 'Replace or remove the block “{value}”: no schema defines it.',
  },
  'misplaced-block': {
    severity: 'error',
    meaning: 'A block stands where the schema does not allow it, or is nested too deep; it is not shown.',
    remedy: 'Move or remove the block “{value}”: it may not stand here.',
  },
  'unknown-field': {
    severity: 'info',
    meaning: 'Content holds a value, or a translation of one, for a field that the schema does not have.',
    remedy: 'Remove the value of “{value}” by a migration: no schema has this field and nobody sees it.',
  },
  'outdated-choice': {
    severity: 'warning',
    meaning: 'A choice holds a value that the schema does not offer any more.',
    remedy: 'Choose again in “{field}”: “{value}” is no longer offered.',
  },
  'schema-drift': {
    severity: 'warning',
    meaning: 'A block or field of the space is not what the repository says.',
    remedy: 'Push the schemas, or write the change into the repository: {value}.',
  },
  'unlinked-page': {
    severity: 'info',
    meaning:
      'A published page is in no menu, and no published story links to it or lists its folder; home pages and landings are left out.',
    remedy: 'Link the page from a menu or another page, or unpublish it: no published story leads to it.',
  },
} as const satisfies Record<string, FindingRow>

export type FindingCode = keyof typeof findingRows

/** Whether a text is the code of a row. */
export function isFindingCode(text: string): text is FindingCode {
  return Object.hasOwn(findingRows, text)
}
