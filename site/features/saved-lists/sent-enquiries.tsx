import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Enquiry } from '#site/forms/submissions/customer-mails/enquiries.ts'
import { TradeHead } from '#site/page-kinds/extranet/parts/extranet-head.tsx'
import { TradeSection } from '#site/page-kinds/extranet/parts/extranet-section.tsx'
import type { ViewProps } from '#site/page-kinds/view-props.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { Day } from '#site/ui/date/day.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { ListButton, ListForm } from './list-form.tsx'
import styles from './lists.module.css'

type SentEnquiriesProps = { enquiries: readonly Enquiry[]; path: string; code: LocaleCode; locale: string }

/** The enquiries of a customer, each with its PDF and a button that makes a new list of it. */
export function SentEnquiries({ enquiries, path, code, locale }: SentEnquiriesProps) {
  const { t } = useLingui()
  const columns = [
    { label: t`Number` },
    { label: t`List` },
    { label: t`Sent on` },
    { label: t`Products` },
    { label: 'PDF' },
    { label: t`Repeat` },
  ]
  const rows = enquiries.map(({ number, name, sentAt, lines }) => ({
    key: number,
    cells: [
      <QuietLink key="number" to={{ href: `${path}?enquiry=${number}` }} isStrong>
        {number}
      </QuietLink>,
      name,
      <Day key="day" iso={new Date(sentAt).toISOString()} locale={locale} />,
      t`${plural(lines.length, { one: '# product', other: '# products' })}`,
      <PdfLink key="pdf" number={number} />,
      <Repeat key="repeat" number={number} code={code} />,
    ],
  }))
  return <DataTable caption={t`Enquiries`} columns={columns} rows={rows} />
}

function PdfLink({ number }: { number: string }) {
  const { t } = useLingui()
  return <QuietLink to={{ href: `/api/enquiries/${number}.pdf` }} download>{t`PDF of ${number}`}</QuietLink>
}

function Repeat({ number, code }: { number: string; code: LocaleCode }) {
  const { t } = useLingui()
  return (
    <ListForm code={code} given={{ enquiry: number }}>
      <ListButton action="repeat" isQuiet>
        {t`Repeat ${number}`}
      </ListButton>
    </ListForm>
  )
}

export type OneEnquiryProps = ViewProps & { enquiry: Enquiry; email: string; code: LocaleCode }

/** What was sent, with its number: the confirmation after the press, and the same later. */
export function OneEnquiry({ enquiry, email, code, breadcrumbs, context }: OneEnquiryProps) {
  const { t } = useLingui()
  const { number, name, sentAt, lines } = enquiry
  const columns = [{ label: t`Product` }, { label: t`Quantity`, isFigure: true }, { label: t`Note` }]
  const rows = lines.map((line) => ({
    key: line.code,
    cells: [<PartNumber key="code" code={line.code} />, line.amount, line.note],
  }))
  return (
    <>
      <TradeHead breadcrumbs={breadcrumbs} title={t`Enquiry ${number}`}>
        <Day iso={new Date(sentAt).toISOString()} locale={context.locale} />
      </TradeHead>
      <TradeSection>
        <p>
          {t`Your list “${name}” is with our sales.`} {email !== '' && t`A confirmation with the PDF goes to ${email}.`}
        </p>
        <div className={styles.ways}>
          <PdfLink number={number} />
          <Repeat number={number} code={code} />
        </div>
        <DataTable caption={t`List of products`} columns={columns} rows={rows} />
      </TradeSection>
    </>
  )
}
