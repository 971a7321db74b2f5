import type { Severity } from './severity.ts'

type FindingRow = {
  severity: Severity
  /** The condition of the finding. */
  meaning: string
}

/** Everything a report can find, one row a code. `README.md` shows the same table; `messages` has the remedies. */
export const findingRows = {
  'missing-translation': warning('A translatable field has words in the default language and nothing in another one.'),
  'stale-translation': warning(
    'The default language was emptied and the translation stayed, so only readers of that language see it.',
  ),
  'outdated-translation': warning('The words of the default language were changed after those of the translation.'),
  'differing-numbers': warning('A translation has other numbers than its source.'),
  'copied-translation': info('A translation of four words or more is equal to its source.'),
  'untranslated-slug': warning('A page, or a folder below a market, has no slug in a language.'),
  'broken-link': error(
    'A link or reference leads nowhere: no such story, a folder, a story without a page, a refused address, a typed one at which no page is.',
  ),
  'redirected-link': warning('A typed address is an old one that a published redirect leads elsewhere.'),
  'typed-link': info('The address of a page of the site is typed: a chosen page would be followed when it moves.'),
  'insecure-link': info('A link to another website begins with http, of which browsers warn.'),
  'absent-link': warning('A page links to one that does not exist in every market and language in which it does.'),
  'unpublished-link': warning('A published story links or refers to one that is not published.'),
  'self-link': warning('A story links or refers to itself without an anchor.'),
  'missing-alt': warning(
    'A picture has no alternative text. Decoration cannot be distinguished from a forgotten text.',
  ),
  'private-file': error('A public page shows a file of the extranet, which visitors do not get.'),
  'missing-title': error('A page has neither a title for search engines nor a title or name of its own.'),
  'missing-description': info(
    'A page that search engines may show has no description and no text that stands in for it.',
  ),
  'duplicate-title': warning('Two pages of one market have the same title in one language.'),
  'duplicate-description': warning('Two pages of one market have the same description in one language.'),
  'long-title': info(
    'A title is longer than the 65 characters that search results show; the site leaves out what does not fit.',
  ),
  'long-description': info(
    'A description is longer than the 165 characters that search results show; the site leaves out what does not fit.',
  ),
  'unknown-block': error('Content holds a block that the schema does not know; it is not shown.'),
  'misplaced-block': error(
    'A block stands where the schema does not allow it, or is nested too deep; it is not shown.',
  ),
  'unknown-field': info('Content holds a value, or a translation of one, for a field that the schema does not have.'),
  'outdated-choice': warning('A choice holds a value that the schema does not offer any more.'),
  'unusable-pattern': error('A rule of a form has a pattern that the site does not run; the rule is skipped.'),
  'schema-drift': warning('A block or field of the space is not what the repository says.'),
  'contradicting-product': warning('The name or the categories of a product do not agree with its type.'),
  'unlinked-page': info(
    'A published page is in no menu, and no published story links to it or lists its folder; home pages and landings are left out.',
  ),
} satisfies Record<string, FindingRow>

export type FindingCode = keyof typeof findingRows

/** Whether a text is the code of a row. */
export function isFindingCode(text: string): text is FindingCode {
  return Object.hasOwn(findingRows, text)
}

function error(meaning: string): FindingRow {
  return { severity: 'error', meaning }
}

function warning(meaning: string): FindingRow {
  return { severity: 'warning', meaning }
}

function info(meaning: string): FindingRow {
  return { severity: 'info', meaning }
}
