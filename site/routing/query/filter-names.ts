/**
 * Every query parameter by which some listing chooses, in order of the alphabet. A page is kept under these and the page
 * number alone; other parameters choose nothing.
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

/** Of these, what visitors type and do not choose: too many values to keep a page for each. */
export const typedNames: readonly string[] = ['near', 'q']
