import { load } from '#load/form-page'
import { parseList } from '#site/routing/query/product-list.ts'
import { definePageKind } from '../page-kind.ts'
import { withList } from '../parts/choices/with-list.ts'
import { withPosition } from '../parts/choices/with-position.ts'
import { FormPage } from './form-page.tsx'

export const formPage = definePageKind('form-page', {
  load,
  render: (page, { breadcrumbs, context }, { query }) => (
    <FormPage
      page={page.story.content}
      {...page}
      breadcrumbs={breadcrumbs}
      context={withPosition(withList(context, parseList(query['l'] ?? [])), query)}
    />
  ),
  describe: ({ story }) => story.content.intro,
})
