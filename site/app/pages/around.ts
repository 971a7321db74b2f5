import { pageForms } from '#site/app/forms/page-forms.ts'
import type { ReadPage } from '#site/app/read-page.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { locales } from '#site/routing/locales.ts'
import { hrefOfQuery } from '#site/routing/page-query.ts'
import type { Crumb } from '#site/ui/breadcrumb/breadcrumb.tsx'

/** What every template is given: the way to the page and what its blocks are drawn with. */
export function around(read: ReadPage, title: string, between: readonly Crumb[] = []) {
  const breadcrumbs: Crumb[] = read.match.route.parent ? [...read.ancestors, ...between, { label: title }] : []
  return { breadcrumbs, context: contextOf(read) }
}

function contextOf({ place, path, returnedForm }: ReadPage): BlockContext {
  return {
    locale: locales[place.locale].iso,
    isEditor: false,
    forms: pageForms(returnedForm),
    onBlockError: ({ component, _uid }, error) => {
      const reason = error instanceof Error ? error.message : String(error)
      process.stderr.write(`The block ${component} (${_uid}) of ${path} could not be drawn: ${reason}\n`)
    },
  }
}

/** Address of the same listing with one page more; absent when everything is shown. */
export function moreHref({ hasMore }: { hasMore: boolean }, { path, query, pageNumber }: ReadPage): string | undefined {
  return hasMore ? hrefOfQuery(path, query, pageNumber + 1) : undefined
}
