import { Trans, useLingui } from '@lingui/react/macro'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { formatMeasure } from '#site/blocks/product-details/format-measure.ts'
import type { ProductLine } from '#site/content/products/list-lines.ts'
import { changeName } from '#site/forms/sent-list.ts'
import choices from '#site/page-kinds/parts/choices/choices.module.css'
import fields from '#site/page-kinds/parts/choices/line-fields.module.css'
import { AmountField, NoteField } from '#site/page-kinds/parts/choices/line-fields.tsx'
import type { ListOwner } from '#site/page-kinds/parts/choices/with-list.ts'
import { removedName } from '#site/routing/query/canonical-choice.ts'
import { classNames } from '#site/ui/class-names.ts'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import styles from './product-list.module.css'

export type ListTableProps = {
  lines: readonly ProductLine[]
  /** Text of the lines that have no room in the list; they stay in its address. */
  rest: string
  path: string
  /** Path of the page that looks up many codes, also those of other makers. */
  /** Undefined where the site looks up no codes. */
  codesPath: string | undefined
  owner: ListOwner
  context: BlockContext
}

/** The lines of a list, to be read and changed, and a field for more. */
export function ListTable({ lines, rest, path, codesPath, owner, context }: ListTableProps) {
  const { t } = useLingui()
  const { form, prefix } = owner
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
      <Product key="product" line={line} owner={owner} />,
      line.product?.unitQuantity === undefined
        ? undefined
        : formatMeasure(line.product.unitQuantity, 'count', context.locale),
      <AmountField key="amount" line={line} {...owner} />,
      <NoteField key="note" line={line} {...owner} />,
      <Remove key="remove" code={line.code} owner={owner} />,
    ],
  }))
  return (
    <>
      {owner.slug === undefined && <form id={form} method="get" action={path} data-whole="" />}
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" {...change(owner)} className={styles.first} tabIndex={-1} aria-hidden="true" />
      {rest !== '' && <input type="hidden" name={`${prefix}rest`} value={rest} form={form} />}
      <div id="list-lines" className={styles.lines}>
        <DataTable caption={t`List of products`} columns={columns} rows={rows} />
      </div>
      <div className={classNames(choices.form, styles.add)}>
        <label htmlFor="list-add" className={choices.label}>
          {t`Add products by their codes`}
        </label>
        <div className={choices.row}>
          <input
            id="list-add"
            name={`${prefix}add`}
            form={form}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby="list-add-help"
            className={choices.field}
          />
          <button type="submit" {...change(owner)} className={choices.submit}>
            {lines.length === 0 ? t`Add` : t`Update list`}
          </button>
        </div>
        <p id="list-add-help" className={choices.help}>
          {t`Several codes are separated by commas. Quantity 0 removes a product.`}{' '}
          {codesPath !== undefined && (
            <Link to={{ href: codesPath }}>{t`Codes of other makers, or a file with many`}</Link>
          )}
        </p>
      </div>
    </>
  )
}

/** Pressed before the scripts are there it waits for them: they alone know whether the browser's own list changes with it. */
function change({ form, prefix }: ListOwner) {
  return { form, name: `${prefix}${changeName}`, value: 'list', 'data-held': '' }
}

function Product({ line: { code, product }, owner: { form, prefix } }: { line: ProductLine; owner: ListOwner }) {
  return (
    <span className={fields.cell}>
      {/* The form sends a code, a quantity and a note for each line, in their order. */}
      <input type="hidden" name={`${prefix}code`} value={code} form={form} />
      <PartNumber code={code} />
      {product && <QuietLink to={{ href: product.href }}>{product.name}</QuietLink>}
    </span>
  )
}

function Remove({ code, owner }: { code: string; owner: ListOwner }) {
  return (
    <button
      type="submit"
      {...change(owner)}
      name={`${owner.prefix}${removedName}`}
      value={code}
      className={styles.remove}
    >
      <Icon name="close" />
      <Trans>
        Remove <Unseen>{code}</Unseen>
      </Trans>
    </button>
  )
}
