import { BlockFrame } from '#site/blocks/block-frame.tsx'
import { SectionHeading } from '#site/blocks/section-heading/section-heading.tsx'
import { DefinitionTable } from '#site/ui/definition-table/definition-table.tsx'
import { WholeCodes } from '#site/ui/part-number/whole-codes.tsx'
import { frameOf } from './blocks-of-sections.ts'
import type { LandingSectionProps } from './landing-section-props.ts'
import styles from './specifications-section.module.css'

/** Technical data: what a machine is, in rows that scan. */
export function SpecificationsSection({ section, context, level }: LandingSectionProps<'specifications'>) {
  const { title, text, rows, note } = section
  return (
    <BlockFrame block={frameOf(section)} context={context}>
      <div className={styles.place}>
        <SectionHeading title={title} intro={text} level={level} />
        <div>
          <DefinitionTable
            caption=""
            rows={rows.map(({ name, value }) => ({ term: name, value: <WholeCodes>{value}</WholeCodes> }))}
          />
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </div>
      </div>
    </BlockFrame>
  )
}
