import styles from './bitting-line.module.css'
import { bittingPath } from './bitting-path.ts'

/** The house's own cut: uncut stretches between groups of cuts, long enough for the widest screen. */
const exampleDepths = [0, 0, 4, 6, 3, 7, 2, 5, 0, 0, 0, 0, 5, 3, 6, 6, 2, 4, 0, 0, 0, 0, 3, 7, 4, 5, 0, 0]
const length = 2560
const deep = 60

type Edge = 'top' | 'before' | 'below' | 'above'

/** What is painted: the cut-out between blade and line (`Z`), or the metal below the line; and the window it is seen through. */
const drawings: { [Name in Edge]: { viewBox: string; fit: string; close: string; turn?: string } } = {
  top: { viewBox: `0 0 ${length} ${deep}`, fit: 'xMinYMin slice', close: 'Z' },
  before: { viewBox: `0 0 ${deep} ${length}`, fit: 'xMinYMin slice', close: 'Z', turn: 'matrix(0 1 1 0 0 0)' },
  below: { viewBox: `0 0 ${length} ${deep}`, fit: 'xMinYMax slice', close: 'Z', turn: `matrix(1 0 0 -1 0 ${deep})` },
  above: { viewBox: `0 0 ${length} ${deep}`, fit: 'xMinYMax slice', close: `V${deep}H0Z` },
}

export type BittingLineProps = {
  /**
   * Where the cut runs, seen from its parent, which has to be positioned.
   * `top` and `before`: the parent's ground reaches into a picture from that side.
   * `below`: the parent ends in a cut, through which the next section shows. `above`: the parent begins with one.
   */
  edge: Edge
}

/** The cut as an edge between two grounds. It is cropped to the width of the place, never stretched. */
export function BittingLine({ edge }: BittingLineProps) {
  const { viewBox, fit, close, turn } = drawings[edge]
  return (
    <svg className={styles[edge]} viewBox={viewBox} preserveAspectRatio={fit} aria-hidden="true" focusable="false">
      <path d={`${bittingPath(exampleDepths, { width: length, height: deep })}${close}`} transform={turn} />
    </svg>
  )
}
