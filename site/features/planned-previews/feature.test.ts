import { expect, test } from 'vitest'
import { draftParts } from '#site/features.drafts.ts'
import { featurePreviews } from '#site/features.previews.ts'

test('the bar that is shown above a draft receives what the row of its name reads', () => {
  expect(draftParts.map(({ name }) => name)).toContain('planned-previews')
  expect(featurePreviews.map(({ name }) => name)).toContain('planned-previews')
})
