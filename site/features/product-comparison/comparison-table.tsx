import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { detailValue } from '#site/blocks/product-details/use-product-details.tsx'
import type { NamedProduct } from '#site/content/products/list-by-codes.ts'
import { ProductOutline } from '#site/ui/bitting-line/product-outline.tsx'
import { PrintButton } from '#site/ui/button/print-button.client.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import { type ComparedRow, comparedRows, shownRows } from './compared-rows.ts'
import styles from './comparison-table.module.css'

export type ComparisonTableProps = {
  products: readonly NamedProduct[]
  isWhole: boolean
  /** Address of a comparison of these codes. */
  hrefOf: (codes: readonly string[], isWhole: boolean) => string
  /** Address of the same table as a file. */
  fileHref: string
  context: BlockContext
}

/** A column for each product, a row for each of its data. */
export function ComparisonTable({ products, isWhole, hrefOf, fileHref, context }: ComparisonTableProps) {
  const { t, i18n } = useLingui()
  const all = comparedRows(
    products.map(({ content }) => content),
    { read: (message) => i18n._(message), context },
  )
  const rows = shownRows(all, isWhole)
  const codes = products.map(({ content }) => content.code)
  return (
    <div className={styles.comparison}>
      <div className={styles.ways}>
        {products.length > 1 && <RowsLink rows={all} isWhole={isWhole} href={hrefOf(codes, !isWhole)} />}
        <QuietLink to={{ href: fileHref }} download>
          {t`Table as CSV`}
        </QuietLink>
        <PrintButton className={styles.print}>{t`Print`}</PrintButton>
      </div>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={t`Comparison`}>
          <thead>
            <tr>
              <td>
                <Unseen>{t`Data`}</Unseen>
              </td>
              {products.map((product) => (
                <th key={product.uuid} scope="col">
                  <ProductHead
                    product={product}
                    removeHref={hrefOf(
                      codes.filter((one) => one !== product.content.code),
                      isWhole,
                    )}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ term, cells, isDifferent }) => (
              <tr key={term} data-different={isWhole && isDifferent ? '' : undefined}>
                <th scope="row">{term}</th>
                {cells.map((cell, place) => (
                  <td key={products[place]?.uuid} className={cell?.isFigure ? styles.figure : undefined}>
                    {cell ? detailValue(cell, context.locale) : <Nothing />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <p>{t`These products have the same data.`}</p>}
    </div>
  )
}

function RowsLink({ rows, isWhole, href }: { rows: readonly ComparedRow[]; isWhole: boolean; href: string }) {
  const different = rows.filter(({ isDifferent }) => isDifferent).length
  return (
    <QuietLink to={{ href }}>
      {isWhole ? (
        <Plural value={different} one="Only what differs: # row" other="Only what differs: # rows" />
      ) : (
        <Plural value={rows.length} one="Show the one row" other="Show all # rows" />
      )}
    </QuietLink>
  )
}

function ProductHead({ product: { href, content }, removeHref }: { product: NamedProduct; removeHref: string }) {
  const { code, name, kind, images } = content
  const [image] = images ?? []
  return (
    <div className={styles.product}>
      <div className={styles.picture}>
        {image ? (
          <Image image={{ ...image, alt: '' }} sizes="12rem" ratio={3 / 2} widest={240} />
        ) : (
          <ProductOutline code={code} kind={kind} />
        )}
      </div>
      <Link to={{ href }} className={styles.name}>
        <PartNumber code={code} /> {name}
      </Link>
      <Link to={{ href: removeHref }} className={styles.remove}>
        <Icon name="close" />
        <Trans>
          Remove <Unseen>{code}</Unseen>
        </Trans>
      </Link>
    </div>
  )
}

/** A cell that is empty for the eye says so to those who hear the table. */
function Nothing() {
  const { t } = useLingui()
  return (
    <>
      <span aria-hidden="true">–</span>
      <Unseen>{t`No information`}</Unseen>
    </>
  )
}
