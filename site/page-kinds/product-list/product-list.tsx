import { Plural, useLingui } from '@lingui/react/macro'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { type DrawableBlock, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import type { ProductLine } from '#site/content/products/list-lines.ts'
import { StoredList } from '#site/page-kinds/parts/choices/stored-list.client.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import type { LocaleCode } from '#site/routing/locales.ts'
import { listText } from '#site/routing/query/product-list.ts'
import type { Crumb } from '#site/ui/breadcrumb/breadcrumb.tsx'
import { ListNotices } from './list-notices.tsx'
import { ListTable } from './list-table.tsx'
import type { QrCode } from './qr-code.ts'
import type { ListReading } from './read-listed.ts'
import { ShareList } from './share-list.tsx'

export type ProductListProps = {
  page: { title: string }
  /** What the editor put below the list: the form that asks for its price. */
  body: readonly DrawableBlock[]
  lines: readonly ProductLine[]
  /** Codes that are not ours as they were typed, and what was read. */
  readings?: readonly ListReading[]
  /** Text of the list as the address has it. */
  address: string
  /** Absolute address of the list; absent for an empty one. */
  shared: { url: string; qr: QrCode | undefined } | undefined
  /** Path of this page. */
  path: string
  /** Path of the page that looks up many codes. */
  codesPath: string
  /** Path of the page where customers save lists. */
  savePath: string
  code: LocaleCode
  breadcrumbs: readonly Crumb[]
  context: BlockContext
}

/** The products that a visitor put together, with their number. The address is the list; a browser with a script stores it too. */
export function ProductList({
  page,
  body,
  lines,
  readings = [],
  address,
  shared,
  path,
  codesPath,
  savePath,
  code,
  breadcrumbs,
  context,
}: ProductListProps) {
  const { t } = useLingui()
  const isEmpty = lines.length === 0
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        title={page.title}
        teaser={
          isEmpty
            ? t`Your list is empty. Add products by their codes, or tick them in a list of products. It needs no login: its address holds it.`
            : undefined
        }
      >
        {!isEmpty && (
          <p data-start="seen">
            <Plural value={lines.length} one="# product" other="# products" />
          </p>
        )}
      </PageHead>
      <PageSection label={page.title} between="space-3">
        <StoredList
          text={listText(lines)}
          address={address}
          path={path}
          labels={{
            other: t`This is another list than the one in this browser.`,
            own: t`Open my list`,
            replace: t`Keep this one instead`,
            add: t`Add these to my list`,
          }}
        />
        <ListNotices lines={lines} readings={readings} />
        <ListTable lines={lines} path={path} codesPath={codesPath} context={context} />
        {shared && <ShareList {...shared} lines={lines} code={code} savePath={savePath} hasForm={body.length > 0} />}
      </PageSection>
      {(!isEmpty || context.isEditor) && (
        <div id="ask">
          <RenderBlocks blocks={body} context={context} hasTitle />
        </div>
      )}
    </>
  )
}
