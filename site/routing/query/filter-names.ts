/**
 * Every query parameter by which some listing chooses, in order of the alphabet. These and the page number alone form
 * the cache key of a page; other parameters choose nothing.
 */
export const filterNames: readonly string[] = [
  'area',
  'category',
  'chip',
  'country',
  'department',
  'device',
  'discipline',
  'form',
  'frequency',
  'key-type',
  'kind',
  'language',
  'lock-brand',
  'machine-type',
  'material',
  'near',
  'operation',
  'place',
  'q',
  'security-grade',
  'service',
  'sort',
  'status',
  'topic',
  'town',
  'vehicle-make',
  'year',
]

/** Of these, the ones with typed values: too many values to cache a page for each. */
export const typedNames: readonly string[] = ['near', 'q']
