import styles from './bitting-line.module.css'
import { bittingPath } from './bitting-path.ts'

/** The house's own cut: uncut stretches between groups of cuts, long enough for the widest screen. */
const houseDepths = [0, 0, 0, 4, 6, 3, 7, 2, 5, 0, 0, 0, 0, 5, 3, 6, 6, 2, 4, 0, 0, 0, 0, 3, 7, 4, 5, 0]
const length = 2560
const deep = 60

export type BittingLineProps = {
  /** `under` closes the section above it, whose lower edge is cut; `over` opens the section below it. */
  edge: 'under' | 'over'
  depths?: readonly number[] | undefined
}

/** The cut as an edge between two grounds. The metal keeps its proportions on every width: the line is cropped, never stretched. */
export function BittingLine({ edge, depths = houseDepths }: BittingLineProps) {
  const line = bittingPath(depths, { width: length, height: deep })
  return (
    <svg
      className={styles[edge]}
      viewBox={`0 0 ${length} ${deep}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`${line}V${deep}H0Z`} />
    </svg>
  )
}
