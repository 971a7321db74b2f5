import { useLingui } from '@lingui/react/macro'
import { BlockFrame } from '#site/blocks/block-frame.tsx'
import { SectionHeading } from '#site/blocks/section-heading/section-heading.tsx'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import { frameOf } from './blocks-of-sections.ts'
import styles from './comparison-section.module.css'
import type { LandingSectionProps } from './landing-section-props.ts'

/** What we make beside something else, fact by fact; on a phone each fact becomes a small list. */
export function ComparisonSection({ section, context, level }: LandingSectionProps<'comparison'>) {
  const { t } = useLingui()
  const { title, text, columns, rows } = section
  return (
    <BlockFrame block={frameOf(section)} context={context}>
      <SectionHeading title={title} intro={text} level={level} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Unseen>{t`Specifications`}</Unseen>
            </th>
            {columns.map(({ id, name, isOurs }) => (
              <th key={id} scope="col" data-ours={isOurs ? '' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {columns.map((column, index) => (
                <td key={column.id} data-label={column.name} data-ours={column.isOurs ? '' : undefined}>
                  {cells[index]?.text ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </BlockFrame>
  )
}
