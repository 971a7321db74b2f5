import { Plural, useLingui } from '@lingui/react/macro'
import { RenderBlocks } from '#site/blocks/render-blocks.tsx'
import type { ProductLine } from '#site/content/products/list-lines.ts'
import { StoredList, type StoredListProps } from '#site/page-kinds/parts/choices/stored-list.client.tsx'
import type { ListOwner } from '#site/page-kinds/parts/choices/with-list.ts'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import type { ComposedProps } from '#site/page-kinds/view-props.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { type ListLine, listQuery, listText, mostLines } from '#site/routing/query/product-list.ts'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { ListNotices } from './list-notices.tsx'
import { ListTable } from './list-table.tsx'
import styles from './product-list.module.css'
import type { QrCode } from './qr-code.ts'
import type { ListReading } from './read-listed.ts'
import { ShareList } from './share-list.tsx'

export type ProductListProps = ComposedProps & {
  lines: readonly ProductLine[]
  /** Codes that are not ours as they were typed, and what was read. */
  readings?: readonly ListReading[]
  /** Text of the list as the address has it. */
  address: string
  /** Further lists, of the lines that have no room in this one. */
  others: readonly (readonly ListLine[])[]
  /** The form that the fields of the list belong to. */
  owner: ListOwner
  /** Absolute address of the list; absent for an empty one. */
  shared: { url: string; qr: QrCode | undefined } | undefined
  /** Path of this page. */
  path: string
  /** Path of the page that looks up many codes. */
  codesPath: string | undefined
  /** Path of the page where customers save lists; undefined where they save none. */
  savePath: string | undefined
  code: LocaleCode
}

/** The products that a visitor put together, with their number. The address is the list; a browser with a script stores it too. */
export function ProductList({
  page,
  body,
  lines,
  readings = [],
  address,
  others,
  owner,
  shared,
  path,
  codesPath,
  savePath,
  code,
  breadcrumbs,
  context,
}: ProductListProps) {
  const { t } = useLingui()
  const rest = listText(others.flat())
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
          <p>
            <Plural value={lines.length} one="# product" other="# products" />
          </p>
        )}
      </PageHead>
      <PageSection label={page.title} between="space-3">
        <StoredList
          text={[listText(lines), rest].filter(Boolean).join(',')}
          address={address}
          path={path}
          {...owner}
          labels={useStoredLabels()}
        />
        <ListNotices lines={lines} readings={readings}>
          {rest !== '' && <OtherLists lists={others} path={path} />}
        </ListNotices>
        <ListTable lines={lines} rest={rest} path={path} codesPath={codesPath} owner={owner} context={context} />
        {shared && <ShareList {...shared} lines={lines} code={code} savePath={savePath} hasForm={body.length > 0} />}
      </PageSection>
      {(!isEmpty || context.isEditor) && (
        <div id="ask" className={styles.ask}>
          <RenderBlocks blocks={body} context={context} hasTitle />
        </div>
      )}
    </>
  )
}

function useStoredLabels(): StoredListProps['labels'] {
  const { t } = useLingui()
  return {
    other: t`This is another list than the one in this browser.`,
    own: t`Open my list`,
    replace: t`Keep this one instead`,
    add: t`Add these to my list`,
    full: t`Together they are more than a list has room for.`,
  }
}

/** The way to the products that have no room: each link opens as many as a list takes, as a list of its own. */
function OtherLists({ lists, path }: { lists: readonly (readonly ListLine[])[]; path: string }) {
  const { t } = useLingui()
  const [room, count] = [mostLines, lists.flat().length]
  return (
    <>
      {t`A list has room for ${room} products, as far as its address does not become too long.`}{' '}
      <Plural
        value={count}
        one="# product waits here and is not sent with it."
        other="# products wait here and are not sent with it."
      />{' '}
      {lists.map((lines, place) => (
        <QuietLink key={lines[0]?.code} to={{ href: `${path}?l=${listQuery(lines)}` }}>
          {t`Open list ${place + 2}`}
        </QuietLink>
      ))}
    </>
  )
}
