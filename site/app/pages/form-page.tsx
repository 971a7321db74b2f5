import type { FormPageContent } from '#site/content/pages/form-page.ts'
import { FormPage } from '#site/templates/form-page/form-page.tsx'
import { around } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const formPage: PageKind<FormPageContent> = {
  draw: ({ story, form, body }, read) => (
    <FormPage page={story.content} form={form} body={body} {...around(read, story.content.title)} />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
  describe: ({ story }) => story.content.intro,
}
