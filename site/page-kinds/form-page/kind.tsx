import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import type { PageKind } from '../page-kind.ts'
import { FormPage } from './form-page.tsx'
import type { FormPageContent } from './load.ts'

export const formPage: PageKind<FormPageContent> = {
  render: ({ story, form, body }, read) => (
    <FormPage page={story.content} form={form} body={body} {...around(read, story.content.title)} />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
  describe: ({ story }) => story.content.intro,
}
