import { load } from '#load/features/code-check'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { CodeCheck } from './code-check.tsx'

export const codeCheck = definePageKind('code-check', {
  load,
  render: (page, props, { siteContext, query }) => (
    <CodeCheck
      page={page.story.content}
      {...page}
      {...props}
      packed={query['codes']?.[0] ?? ''}
      listPath={pathFor(routeNamed('products-list'), {}, siteContext)}
      code={siteContext.locale}
    />
  ),
})
