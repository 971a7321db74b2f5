import { useLingui } from '@lingui/react/macro'
import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { StatusBadge } from '#site/blocks/cards/product-card.tsx'
import { entryLabel } from '#site/blocks/product-details/entry-label.ts'
import { formatMeasure } from '#site/blocks/product-details/format-measure.ts'
import { cutSides } from '#site/blocks/product-details/key-blank-details.ts'
import type { Comparison } from '#site/content/facets/blanks/nearness.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { KeyDrawing } from '#site/ui/key-drawing/key-drawing.tsx'
import type { KeyView } from '#site/ui/key-drawing/key-shape.ts'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import type { DrawnCandidate } from './drawn-candidate.ts'
import styles from './key-finder.module.css'

export type CandidateProps = {
  product: ProductCard
  comparisons: readonly Comparison[]
  drawn: DrawnCandidate | undefined
  /** What all drawings of the list show, so that they have one scale. */
  boxes: { side: KeyView['box']; section: KeyView['box'] }
  context: BlockContext
}

/** One candidate: its code and name, the drawing with the key over it, and each reason for its place. */
export function Candidate({ product, comparisons, drawn, boxes, context }: CandidateProps) {
  const { t } = useLingui()
  const { code, name, href, status } = product
  return (
    <article className={styles.candidate}>
      <div className={styles.named}>
        <PartNumber code={code} />
        <StatusBadge status={status} />
        <Heading level={3} size={1}>
          <QuietLink to={{ href }}>{name}</QuietLink>
        </Heading>
      </div>
      {drawn && (
        <div className={styles.drawings}>
          <KeyDrawing
            view={drawn.side}
            over={drawn.sideOver}
            box={boxes.side}
            label={t`${code} from the side`}
            hasScale
          />
          <KeyDrawing view={drawn.section} over={drawn.sectionOver} box={boxes.section} label={t`Section of ${code}`} />
        </div>
      )}
      <ul className={styles.reasons}>
        {comparisons.map((comparison) => (
          <Reason key={comparison.name} comparison={comparison} context={context} />
        ))}
      </ul>
    </article>
  )
}

function Reason({ comparison, context }: { comparison: Comparison; context: BlockContext }) {
  const { t, i18n } = useLingui()
  const { name, match, theirs } = comparison
  const labels: Record<Comparison['name'], string> = {
    length: t`Blade length`,
    height: t`Blade height`,
    head: t`Bow shape`,
    cuts: t`Cuts`,
    grooves: t`Grooves`,
    sides: t`Sides with cuts`,
  }
  const written = (value: string | number) => {
    if (name === 'head') return entryLabel('bow_shape', String(value), context)
    const side = name === 'sides' ? cutSides[value as keyof typeof cutSides] : undefined
    if (side) return i18n._(side)
    return formatMeasure(Number(value), name === 'length' || name === 'height' ? 'mm' : 'count', context.locale)
  }
  const yours = written(comparison.yours)
  const label = labels[name]
  const own = theirs === undefined ? t`not stated` : written(theirs)
  return (
    <li data-match={match}>
      <Icon name={match === 'same' || match === 'near' ? 'check' : 'close'} />
      <span>{match === 'same' ? t`${label}: ${own}, like yours` : t`${label}: ${own}, yours ${yours}`}</span>
    </li>
  )
}
