import { requestedFields } from 'component-schemas/proofs/requested-fields.fixture.ts'

const asked =
  'It decides which stories the content door asks for; site/content/listings/resolve-listings.test.ts proves that.'

/**
 * Fields of which two values may render the same, with the reason. A field that is not listed must change the page with every value, a
 * listed one must not.
 */
export const explainedFields: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...requestedFields].map((name) => [name, asked])),
  'centered_title_paragraph.level':
    'A page has one h1, and the block that opens it carries it: elsewhere level 1 is drawn as level 2.',
}
