import { load } from '#load/form-page'
import { definePageKind } from '../page-kind.ts'
import { FormPage } from './form-page.tsx'

export const formPage = definePageKind('form-page', {
  load,
  titleOf: ({ story }) => story.content.title,
  render: ({ story, form, body }, props) => <FormPage page={story.content} form={form} body={body} {...props} />,
  describe: ({ story }) => story.content.intro,
})
