import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatMoney, netPriceRow } from '#site/features/prices/price-words.ts'
import { availabilityLabels } from '#site/page-kinds/extranet/products/trade-terms.ts'
import choices from '#site/page-kinds/parts/choices/choices.module.css'
import fields from '#site/page-kinds/parts/choices/line-fields.module.css'
import { AmountField, NoteField } from '#site/page-kinds/parts/choices/line-fields.tsx'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { ListButton } from './list-form.tsx'
import styles from './lists.module.css'
import type { OrderLine } from './order-lines.ts'

type LinesTableProps = { lines: readonly OrderLine[]; locale: string }

/** The lines of a list inside of its form: quantity and note can be changed, the rest is the terms of this customer. */
export function LinesTable({ lines, locale }: LinesTableProps) {
  const { t, i18n } = useLingui()
  const hasPrices = lines.some(({ price }) => price)
  const priceColumns = hasPrices ? [{ label: t`Net price` }, { label: t`Sum`, isFigure: true }] : []
  const columns = [
    { label: t`Product` },
    { label: t`Quantity` },
    ...priceColumns,
    { label: t`Delivery` },
    { label: t`Note` },
  ]
  const rows = lines.map((line) => {
    const { code, price } = line
    const sum = price?.sum === undefined ? undefined : formatMoney(price.sum, price.currency, locale)
    return {
      key: code,
      cells: [
        <Product key="product" line={line} />,
        <Amount key="amount" line={line} />,
        ...(hasPrices ? [price && netPriceRow(i18n, price, locale).value, sum] : []),
        <Delivery key="delivery" line={line} />,
        <NoteField key="note" line={line} />,
      ],
    }
  })
  return (
    <>
      <DataTable caption={t`List of products`} columns={columns} rows={rows} />
      {lines.length > 0 && <p className={choices.help}>{t`Quantity 0 removes a product.`}</p>}
    </>
  )
}

type LineProps = { line: OrderLine }

function Product({ line: { code, product } }: LineProps) {
  const { t } = useLingui()
  return (
    <span className={fields.cell}>
      <input type="hidden" name="code" value={code} />
      <PartNumber code={code} />
      {product === undefined && <span className={styles.quiet}>{t`Not in our catalogue`}</span>}
      {product?.href === undefined ? product?.name : <QuietLink to={{ href: product.href }}>{product.name}</QuietLink>}
    </span>
  )
}

function Amount({ line }: LineProps) {
  const { t } = useLingui()
  const { code, correction } = line
  if (!correction) return <AmountField line={line} />
  const id = `amount-${code}`
  const { of: pieces, amount: next } = correction
  const words = {
    pack: t`It is sold in packs of ${pieces}.`,
    minimum: t`${plural(pieces, { one: 'The least is # piece.', other: 'The least is # pieces.' })}`,
  }
  return (
    <span className={fields.cell}>
      <AmountField line={line} describedBy={id} />
      <span id={id} className={styles.wrong}>
        {words[correction.reason]}{' '}
        <ListButton action="correct" only={code} isQuiet>
          {t`Take ${next}`}
        </ListButton>
      </span>
    </span>
  )
}

function Delivery({ line: { availability, leadTimeDays } }: LineProps) {
  const { t, i18n } = useLingui()
  return (
    <span className={fields.cell}>
      {availability && <span>{i18n._(availabilityLabels[availability])}</span>}
      {leadTimeDays !== undefined && (
        <span
          className={styles.quiet}
        >{t`${plural(leadTimeDays, { one: '# working day', other: '# working days' })}`}</span>
      )}
    </span>
  )
}
