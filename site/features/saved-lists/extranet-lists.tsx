import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { PriceListLinks, type PriceListLinksProps } from '#site/features/prices/price-list/price-list-links.tsx'
import type { Enquiry } from '#site/forms/submissions/customer-mails/enquiries.ts'
import { TradeFrame } from '#site/page-kinds/extranet/parts/extranet-frame.tsx'
import type { TradePageProps } from '#site/page-kinds/extranet/parts/extranet-page-props.ts'
import { TradeSection } from '#site/page-kinds/extranet/parts/extranet-section.tsx'
import choices from '#site/page-kinds/parts/choices/choices.module.css'
import type { LocaleCode } from '#site/routing/locales.ts'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { Day } from '#site/ui/date/day.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { ListButton, ListForm, ListProblem, NameField, PasteField } from './list-form.tsx'
import styles from './lists.module.css'
import type { CustomerList } from './own-lists.ts'
import { SentEnquiries } from './sent-enquiries.tsx'

export type ExtranetListsProps = TradePageProps & {
  lists: readonly CustomerList[]
  enquiries: readonly Enquiry[]
  /** A list of the public website that may be saved. */
  offered: { text: string; count: number } | undefined
  /** Lines of the price list; undefined for a customer without prices. */
  lines: PriceListLinksProps['lines'] | undefined
  problem: string | undefined
  /** Path of this page. */
  path: string
  code: LocaleCode
}

/** The lists that a customer has saved, and a form for another one. */
export function ExtranetLists({ page, body, breadcrumbs, context, ...props }: ExtranetListsProps) {
  const { t } = useLingui()
  return (
    <TradeFrame page={page} body={body} breadcrumbs={breadcrumbs} context={context}>
      <TradeSection>
        <ListProblem problem={props.problem} />
        <SavedLists {...props} locale={context.locale} />
        {props.lists.length === 0 && (
          <p>{t`You have no list yet. Paste codes from a table or a mail: names, your prices and packs stand beside them then.`}</p>
        )}
      </TradeSection>
      <TradeSection title={t`New list`}>
        <NewList {...props} />
      </TradeSection>
      {props.enquiries.length > 0 && (
        <TradeSection>
          <SentEnquiries {...props} locale={context.locale} />
        </TradeSection>
      )}
      {props.lines && (
        <TradeSection>
          <PriceListLinks lines={props.lines} code={props.code} />
        </TradeSection>
      )}
    </TradeFrame>
  )
}

type PartProps = Omit<ExtranetListsProps, keyof TradePageProps>

function SavedLists({ lists, path, locale }: PartProps & { locale: string }) {
  const { t } = useLingui()
  const columns = [{ label: t`List` }, { label: t`Products` }, { label: t`Last changed` }]
  const rows = lists.map(({ id, name, lines, updatedAt, beside }) => ({
    key: id,
    cells: [
      <QuietLink key="name" to={{ href: `${path}?list=${id}` }} isStrong>
        {beside === undefined ? name : t`${name} (your version, not saved over a newer one)`}
      </QuietLink>,
      t`${plural(lines.length, { one: '# product', other: '# products' })}`,
      <Day key="day" iso={new Date(updatedAt).toISOString()} locale={locale} />,
    ],
  }))
  return <DataTable caption={t`Saved lists`} columns={columns} rows={rows} />
}

function NewList({ offered, code }: PartProps) {
  const { t } = useLingui()
  const count = offered?.count ?? 0
  return (
    <ListForm code={code} given={offered ? { l: offered.text } : {}} className={choices.form}>
      {offered && (
        <p className={styles.quiet}>
          {t`${plural(count, { one: 'The # product of your list in the catalogue is taken over.', other: 'The # products of your list in the catalogue are taken over.' })}`}
        </p>
      )}
      <NameField />
      <PasteField label={t`Codes, one a line`} />
      <div className={choices.row}>
        <ListButton action="new">{t`Save the list`}</ListButton>
      </div>
    </ListForm>
  )
}
