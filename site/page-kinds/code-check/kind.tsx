import { load } from '#load/code-check'
import { definePageKind } from '../page-kind.ts'
import { choosePaths } from '../parts/choices/choose-paths.ts'
import { CodeCheck } from './code-check.tsx'

export const codeCheck = definePageKind('code-check', {
  load,
  titleOf: ({ story }) => story.content.title,
  render: ({ story, body, text, checked, problem }, { breadcrumbs, context }, { siteContext, query }) => (
    <CodeCheck
      page={story.content}
      body={body}
      text={text}
      packed={query['codes']?.[0] ?? ''}
      checked={checked}
      problem={problem}
      listPath={choosePaths(siteContext).list}
      code={siteContext.locale}
      breadcrumbs={breadcrumbs}
      context={context}
    />
  ),
})
