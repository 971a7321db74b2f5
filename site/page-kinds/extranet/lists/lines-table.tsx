import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import choices from '#site/page-kinds/parts/choices/choices.module.css'
import { longestNote, mostPieces } from '#site/routing/query/product-list.ts'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { availabilityLabels, formatMoney, netPriceRow } from '../products/trade-terms.ts'
import styles from './lists.module.css'
import type { OrderLine } from './order-lines.ts'

type LinesTableProps = { lines: readonly OrderLine[]; locale: string }

/** The lines of a list inside of its form: quantity and note can be changed, the rest is what holds for this customer. */
export function LinesTable({ lines, locale }: LinesTableProps) {
  const { t } = useLingui()
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
    const prices = hasPrices ? [<PackPrice key="price" line={line} locale={locale} />, sum] : []
    return {
      key: code,
      cells: [
        <Product key="product" line={line} />,
        <Amount key="amount" line={line} />,
        ...prices,
        <Delivery key="delivery" line={line} />,
        <Note key="note" line={line} />,
      ],
    }
  })
  return (
    <div className={styles.lines}>
      <DataTable caption={t`List of products`} columns={columns} rows={rows} />
      {lines.length > 0 && <p className={choices.help}>{t`Quantity 0 removes a product.`}</p>}
    </div>
  )
}

type LineProps = { line: OrderLine }

function Product({ line: { code, product } }: LineProps) {
  const { t } = useLingui()
  return (
    <span className={styles.product}>
      <input type="hidden" name="code" value={code} />
      <PartNumber code={code} />
      {product === undefined && <span className={styles.quiet}>{t`Not in our catalogue`}</span>}
      {product?.href === undefined ? product?.name : <QuietLink to={{ href: product.href }}>{product.name}</QuietLink>}
    </span>
  )
}

function Amount({ line: { code, amount, correction } }: LineProps) {
  const { t } = useLingui()
  const id = `amount-${code}`
  const pieces = correction?.of ?? 1
  const next = correction?.amount ?? amount
  const words = {
    pack: t`It is sold in packs of ${pieces}.`,
    minimum: t`${plural(pieces, { one: 'The least is # piece.', other: 'The least is # pieces.' })}`,
  }
  return (
    <span className={styles.product}>
      <input
        type="number"
        name="amount"
        min={0}
        max={mostPieces}
        step={1}
        inputMode="numeric"
        key={amount}
        defaultValue={amount}
        aria-label={t`Quantity of ${code}`}
        aria-describedby={correction && id}
        className={styles.amount}
      />
      {correction && (
        <span id={id} className={styles.wrong}>
          {words[correction.reason]}{' '}
          <button
            type="submit"
            formAction={`/api/lists?only=${encodeURIComponent(code)}`}
            name="do"
            value="correct"
            className={choices.button}
          >
            {t`Take ${next}`}
          </button>
        </span>
      )}
    </span>
  )
}

function PackPrice({ line: { price }, locale }: LineProps & { locale: string }) {
  const { i18n } = useLingui()
  return price && netPriceRow(i18n, price, locale).value
}

function Delivery({ line: { availability, leadTimeDays } }: LineProps) {
  const { t, i18n } = useLingui()
  return (
    <span className={styles.product}>
      {availability && <span>{i18n._(availabilityLabels[availability])}</span>}
      {leadTimeDays !== undefined && (
        <span
          className={styles.quiet}
        >{t`${plural(leadTimeDays, { one: '# working day', other: '# working days' })}`}</span>
      )}
    </span>
  )
}

function Note({ line: { code, note } }: LineProps) {
  const { t } = useLingui()
  return (
    <input
      name="note"
      key={note}
      maxLength={longestNote}
      defaultValue={note}
      autoComplete="off"
      aria-label={t`Note on ${code}`}
      className={styles.note}
    />
  )
}
