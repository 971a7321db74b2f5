/**
 * Every query parameter by which some listing chooses, in order of the alphabet. These and the page number alone form
 * the cache key of a page; other parameters choose nothing.
 */
export const listingNames: readonly string[] = [
  'area',
  'category',
  'chip',
  'country',
  'cut-sides',
  'cuts',
  'department',
  'device',
  'discipline',
  'form',
  'frequency',
  'groove',
  'grooves',
  'head',
  'height',
  'key-type',
  'kind',
  'language',
  'length',
  'lock-brand',
  'machine-type',
  'maker',
  'material',
  'model',
  'near',
  'operation',
  'place',
  'profile',
  'q',
  'security-grade',
  'service',
  'sort',
  'status',
  'topic',
  'town',
  'valid',
  'vehicle-make',
  'view',
  'year',
]

/** Parameters with what a visitor put together, and the most characters of each; their values keep their order. */
export const choiceLengths: Readonly<Record<string, number>> = {
  add: 2000,
  amount: 80,
  c: 8000,
  code: 80,
  codes: 6000,
  enquiry: 20,
  l: 8000,
  list: 36,
  note: 400,
  position: 100,
  problem: 20,
  remove: 400,
  rest: 8000,
  written: 400,
}

/** Parameters of the pages that show such a choice. */
const choiceNames: readonly string[] = [...Object.keys(choiceLengths), 'rows']

/** Every parameter that some page reads. */
export const filterNames: readonly string[] = [...listingNames, ...choiceNames].toSorted()

/** Of these, the ones with typed values: too many values to cache a page for each. */
export const typedNames: readonly string[] = ['near', 'q', ...Object.keys(choiceLengths)]
