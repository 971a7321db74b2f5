import { Trans, useLingui } from '@lingui/react/macro'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { formatMeasure } from '#site/blocks/product-details/format-measure.ts'
import type { ProductLine } from '#site/content/products/list-lines.ts'
import choices from '#site/page-kinds/parts/choices/choices.module.css'
import fields from '#site/page-kinds/parts/choices/line-fields.module.css'
import { AmountField, NoteField } from '#site/page-kinds/parts/choices/line-fields.tsx'
import { listQuery } from '#site/routing/query/product-list.ts'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import styles from './product-list.module.css'

/** id of the form, which the fields of the lines name: paper shows the lines and no form. */
const form = 'list'

export type ListTableProps = {
  lines: readonly ProductLine[]
  path: string
  /** Path of the page that looks up many codes, also those of other makers. */
  codesPath: string
  context: BlockContext
}

/** The lines of a list, to be read and changed, and a field for more. */
export function ListTable({ lines, path, codesPath, context }: ListTableProps) {
  const { t } = useLingui()
  const columns = [
    { label: t`Product` },
    { label: t`Pieces in a pack`, isFigure: true },
    { label: t`Quantity` },
    { label: t`Note` },
    { label: t`Remove` },
  ]
  const rows = lines.map((line) => ({
    key: line.code,
    cells: [
      <Product key="product" line={line} />,
      line.product?.unitQuantity === undefined
        ? undefined
        : formatMeasure(line.product.unitQuantity, 'count', context.locale),
      <AmountField key="amount" line={line} form={form} />,
      <NoteField key="note" line={line} form={form} />,
      <Remove key="remove" code={line.code} href={hrefWithout(line, lines, path)} />,
    ],
  }))
  return (
    <>
      <DataTable caption={t`List of products`} columns={columns} rows={rows} />
      <form id={form} method="get" action={path} className={choices.form} data-whole="">
        <label htmlFor="list-add" className={choices.label}>
          {t`Add products by their codes`}
        </label>
        <div className={choices.row}>
          <input
            id="list-add"
            name="add"
            maxLength={2000}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby="list-add-help"
            className={choices.field}
          />
          <button type="submit" className={choices.submit}>
            {lines.length === 0 ? t`Add` : t`Update list`}
          </button>
        </div>
        <p id="list-add-help" className={choices.help}>
          {t`Several codes are separated by commas. Quantity 0 removes a product.`}{' '}
          <Link to={{ href: codesPath }}>{t`Codes of other makers, or a file with many`}</Link>
        </p>
      </form>
    </>
  )
}

function Product({ line: { code, product } }: { line: ProductLine }) {
  return (
    <span className={fields.cell}>
      {/* The form sends a code, a quantity and a note for each line, in their order. */}
      <input type="hidden" name="code" value={code} form={form} />
      <PartNumber code={code} />
      {product && <Link to={{ href: product.href }}>{product.name}</Link>}
    </span>
  )
}

/** Pressed before the scripts are there it waits for them: they alone know whether the browser's own list changes with it. */
function Remove({ code, href }: { code: string; href: string }) {
  return (
    <Link to={{ href, attributes: { 'data-start': 'press' } }} className={styles.remove}>
      <Icon name="close" />
      <Trans>
        Remove <Unseen>{code}</Unseen>
      </Trans>
    </Link>
  )
}

function hrefWithout(line: ProductLine, lines: readonly ProductLine[], path: string): string {
  const others = lines.filter((one) => one !== line)
  return others.length === 0 ? path : `${path}?l=${listQuery(others)}`
}
