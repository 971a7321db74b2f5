/** Messages that name the states of a translation. */
export const stateNames = {
  missing: 'translationMissing',
  draft: 'translationDraft',
  published: 'translationPublished',
  outdated: 'translationOutdated',
} as const
