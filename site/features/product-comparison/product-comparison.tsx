import { useLingui } from '@lingui/react/macro'
import { RenderBlocks } from '#site/blocks/render-blocks.tsx'
import type { Compared } from '#site/content/products/compare-by-codes.ts'
import { ChoiceNotices } from '#site/page-kinds/parts/choices/choice-notices.tsx'
import { CodeField } from '#site/page-kinds/parts/choices/code-field.tsx'
import { RememberCodes } from '#site/page-kinds/parts/choices/remember-codes.client.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import type { ComposedProps } from '#site/page-kinds/view-props.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { codesText, mostCompared } from '#site/routing/query/listed-codes.ts'
import { listText } from '#site/ui/list-text.ts'
import { ComparisonTable } from './comparison-table.tsx'

export type ProductComparisonProps = ComposedProps & {
  compared: Compared
  /** Path of this page. */
  path: string
  /** Whether rows are shown in which all products are the same. */
  isWhole: boolean
  code: LocaleCode
}

/** Products side by side. All of its state is its address, so that it can be shared, and reads the same without scripts. */
export function ProductComparison({ page, body, compared, path, isWhole, code, ...around }: ProductComparisonProps) {
  const { t } = useLingui()
  const { breadcrumbs, context } = around
  const { products, left, unknown } = compared
  const codes = products.map(({ content }) => content.code)
  const number = mostCompared
  const others = listText(left, context.locale)
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        title={page.title}
        teaser={
          codes.length === 0
            ? t`See side by side what sets up to ${number} products apart. Type their codes, or tick them in a list of products.`
            : undefined
        }
      />
      <PageSection label={page.title} between="space-3">
        <ChoiceNotices unknown={unknown}>
          {left.length > 0 && t`There is room for ${number} products side by side. Not shown: ${others}.`}
        </ChoiceNotices>
        {products.length > 0 && <RememberCodes codes={codes} />}
        {products.length > 0 && (
          <ComparisonTable
            products={products}
            isWhole={isWhole}
            hrefOf={(some, whole) => hrefOf(path, some, whole)}
            fileHref={`/api/tables/comparison.csv?locale=${code}&c=${codesText(codes)}${isWhole ? '&rows=all' : ''}`}
            context={context}
          />
        )}
        {codes.length < mostCompared && (
          <CodeField
            action={path}
            name="c"
            given={{ c: codes.join(','), rows: isWhole ? 'all' : '' }}
            label={codes.length === 0 ? t`Codes of the products` : t`Add a product by its code`}
            button={codes.length === 0 ? t`Compare` : t`Add`}
            help={t`Several codes are separated by commas.`}
          />
        )}
      </PageSection>
      <RenderBlocks blocks={body} context={context} hasTitle />
    </>
  )
}

function hrefOf(path: string, codes: readonly string[], isWhole: boolean): string {
  if (codes.length === 0) return path
  return `${path}?c=${codesText(codes)}${isWhole ? '&rows=all' : ''}`
}
