import { useLingui } from '@lingui/react/macro'
import type { LocaleCode } from '#site/routing/locales.ts'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'

export type PriceListLinksProps = { lines: readonly { uuid: string; name: string }[]; code: LocaleCode }

/** The customer's price list as a file, of all products and of each line. */
export function PriceListLinks({ lines, code }: PriceListLinksProps) {
  const { t } = useLingui()
  const columns = [{ label: t`Price list` }, { label: 'CSV' }, { label: 'XLSX' }]
  const rows = [{ uuid: '', name: t`All products` }, ...lines].map(({ uuid, name }) => {
    const query = new URLSearchParams({ locale: code, ...(uuid !== '' && { line: uuid }) })
    const link = (format: string, label: string) => (
      <QuietLink key={format} to={{ href: `/api/price-lists/prices.${format}?${query}` }} download>
        {label}
      </QuietLink>
    )
    return { key: uuid, cells: [name, link('csv', t`${name} as CSV`), link('xlsx', t`${name} as XLSX`)] }
  })
  return <DataTable caption={t`Price lists`} columns={columns} rows={rows} />
}
