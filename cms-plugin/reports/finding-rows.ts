import type { Severity } from './severity.ts'

type FindingRow = {
  severity: Severity
  /** The condition of the finding. */
  meaning: string
}

/** Everything a report can find, one row a code. `README.md` shows the same table; `messages` has the remedies. */
export const findingRows = {
  'missing-translation': {
    severity: 'warning',
    meaning: 'A translatable field has words in the default language and nothing in another one.',
  },
  'stale-translation': {
    severity: 'warning',
    meaning: 'The default language was emptied and the translation stayed, so only readers of that language see it.',
  },
  'outdated-translation': {
    severity: 'warning',
    meaning: 'The words of the default language were changed after those of the translation.',
  },
  'differing-numbers': {
    severity: 'warning',
    meaning: 'A translation has other numbers than its source.',
  },
  'copied-translation': {
    severity: 'info',
    meaning: 'A translation of four words or more is equal to its source.',
  },
  'untranslated-slug': {
    severity: 'warning',
    meaning: 'A page, or a folder below a market, has no slug in a language.',
  },
  'broken-link': {
    severity: 'error',
    meaning:
      'A link or reference leads nowhere: no such story, a folder, a story without a page, a refused address, a typed one at which no page is.',
  },
  'redirected-link': {
    severity: 'warning',
    meaning: 'A typed address is an old one that a published redirect leads elsewhere.',
  },
  'typed-link': {
    severity: 'info',
    meaning: 'The address of a page of the site is typed: a chosen page would be followed when it moves.',
  },
  'insecure-link': {
    severity: 'info',
    meaning: 'A link to another website begins with http, of which browsers warn.',
  },
  'absent-link': {
    severity: 'warning',
    meaning: 'A page links to one that does not exist in every market and language in which it does.',
  },
  'unpublished-link': {
    severity: 'warning',
    meaning: 'A published story links or refers to one that is not published.',
  },
  'self-link': {
    severity: 'warning',
    meaning: 'A story links or refers to itself without an anchor.',
  },
  'missing-alt': {
    severity: 'warning',
    meaning: 'A picture has no alternative text. Decoration cannot be distinguished from a forgotten text.',
  },
  'private-file': {
    severity: 'error',
    meaning: 'A public page shows a file of the extranet, which visitors do not get.',
  },
  'missing-title': {
    severity: 'error',
    meaning: 'A page has neither a title for search engines nor a title or name of its own.',
  },
  'missing-description': {
    severity: 'info',
    meaning: 'A page that search engines may show has no description and no text that stands in for it.',
  },
  'duplicate-title': {
    severity: 'warning',
    meaning: 'Two pages of one market have the same title in one language.',
  },
  'duplicate-description': {
    severity: 'warning',
    meaning: 'Two pages of one market have the same description in one language.',
  },
  'long-title': {
    severity: 'info',
    meaning:
      'A title is longer than the 65 characters that search results show; the site leaves out what does not fit.',
  },
  'long-description': {
    severity: 'info',
    meaning:
      'A description is longer than the 165 characters that search results show; the site leaves out what does not fit.',
  },
  'unknown-block': {
    severity: 'error',
    meaning: 'Content holds a block that the schema does not know; it is not shown.',
  },
  'misplaced-block': {
    severity: 'error',
    meaning: 'A block stands where the schema does not allow it, or is nested too deep; it is not shown.',
  },
  'unknown-field': {
    severity: 'info',
    meaning: 'Content holds a value, or a translation of one, for a field that the schema does not have.',
  },
  'outdated-choice': {
    severity: 'warning',
    meaning: 'A choice holds a value that the schema does not offer any more.',
  },
  'unusable-pattern': {
    severity: 'error',
    meaning: 'A rule of a form has a pattern that the site does not run; the rule is skipped.',
  },
  'schema-drift': {
    severity: 'warning',
    meaning: 'A block or field of the space is not what the repository says.',
  },
  'contradicting-product': {
    severity: 'warning',
    meaning: 'The name or the categories of a product do not agree with its type.',
  },
  'unlinked-page': {
    severity: 'info',
    meaning:
      'A published page is in no menu, and no published story links to it or lists its folder; home pages and landings are left out.',
  },
} as const satisfies Record<string, FindingRow>

export type FindingCode = keyof typeof findingRows

/** Whether a text is the code of a row. */
export function isFindingCode(text: string): text is FindingCode {
  return Object.hasOwn(findingRows, text)
}
