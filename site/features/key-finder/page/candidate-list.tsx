import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import { boxAround } from '#site/ui/key-drawing/key-drawing.tsx'
import type { Finding, Candidate as Found } from '../finding/finding.ts'
import { Candidate } from './candidate.tsx'
import { type DrawnCandidate, drawnFrom } from './drawn-candidate.ts'
import styles from './key-finder.module.css'

export type CandidateListProps = {
  finding: Extract<Finding, { by: 'key' }>
  candidates: readonly Found[]
  context: BlockContext
  /** Ways on. */
  children: ReactNode
}

/** Candidates for a measured key, the nearest first, all drawn at one scale. */
export function CandidateList({ finding, candidates, context, children }: CandidateListProps) {
  const { t } = useLingui()
  const count = candidates.length
  const drawn = candidates.map(({ product }) => drawnFrom(product.spec, finding.measured))
  const [side, section] = [boxOf(drawn, ['side', 'sideOver']), boxOf(drawn, ['section', 'sectionOver'])]
  return (
    <section id="candidates" className={styles.found} aria-labelledby="candidates-title">
      <Heading level={2} size={2} id="candidates-title">
        <Plural
          value={count}
          _0="No blank of this kind comes near"
          one="# blank comes near"
          other="# blanks come near, the nearest first"
        />
      </Heading>
      {count === 0 ? (
        <p>{t`Check the length: it is measured from the stop, not from the end of the bow. Nothing within 3 mm of it is in the catalogue.`}</p>
      ) : (
        <p className={styles.help}>{t`Drawn to scale, the short line is 10 mm. The dashed line is your key.`}</p>
      )}
      <ol className={styles.candidates}>
        {candidates.map(({ product, comparisons }, index) => (
          <li key={product.uuid}>
            <Candidate
              product={product}
              comparisons={comparisons}
              drawn={drawn[index]}
              boxes={{ side, section }}
              context={context}
            />
          </li>
        ))}
      </ol>
      <div className={styles.ways}>{children}</div>
    </section>
  )
}

function boxOf(drawn: readonly (DrawnCandidate | undefined)[], names: readonly (keyof DrawnCandidate)[]) {
  return boxAround(drawn.flatMap((one) => names.flatMap((name) => one?.[name] ?? [])))
}
