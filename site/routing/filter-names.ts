/**
 * Every query parameter by which some listing chooses, in order of the alphabet. A page is kept under these and the page
 * number alone; other parameters choose nothing.
 */
export const filterNames: readonly string[] = [
  'area',
  'country',
  'department',
  'discipline',
  'language',
  'near',
  'place',
  'service',
  'status',
  'topic',
  'town',
]

/** Of these, what visitors type and do not choose: too many values to keep a page for each. */
export const typedNames: readonly string[] = ['near']
