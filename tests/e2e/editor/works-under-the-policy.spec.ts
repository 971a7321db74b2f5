import { expect, test } from '@playwright/test'
import { draftStory, openInEditor } from '../../support/editor-frame.ts'
import { storyAt } from '../../support/management.ts'
import { watchViolations } from '../../support/page/policy-violations.ts'

test('the page in the editor’s frame hydrates and follows the form without a violation of its policy', async ({
  page,
}) => {
  const { all } = await watchViolations(page.context())
  const { id } = await storyAt('global/home')
  const { frame, say } = await openInEditor(page, id)
  const story = await draftStory(id)
  const [first, ...rest] = story.content.body
  const body = [{ ...first, title: 'Escrito en el marco' }, ...rest]
  await say({ action: 'input', story: { ...story, content: { ...story.content, body } } })
  // The server's markup may still be in the document, hidden, when the message arrives before hydration ends.
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Escrito en el marco')
  expect(all()).toEqual([])
})
