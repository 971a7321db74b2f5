import { load } from '#load/code-check'
import { definePageKind } from '../page-kind.ts'
import { choosePaths } from '../parts/choices/choose-paths.ts'
import { CodeCheck } from './code-check.tsx'

export const codeCheck = definePageKind('code-check', {
  load,
  render: (page, props, { siteContext, query }) => (
    <CodeCheck
      page={page.story.content}
      {...page}
      {...props}
      packed={query['codes']?.[0] ?? ''}
      listPath={choosePaths(siteContext).list}
      code={siteContext.locale}
    />
  ),
})
