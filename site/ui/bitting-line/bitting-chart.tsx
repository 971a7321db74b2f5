import styles from './bitting-chart.module.css'
import { bittingPath } from './bitting-path.ts'

const width = 640
const blade = { top: 38, deep: 54, height: 92 }

export type BittingChartProps = {
  /** Depths from the shoulder to the tip. */
  depths: readonly number[]
}

/** A product's own cut with the depth written over each position, as on a key maker's card. Decorative: its caption repeats the depths. */
export function BittingChart({ depths }: BittingChartProps) {
  const pitch = width / depths.length
  const line = bittingPath(depths, { width, height: blade.deep })
  return (
    <svg
      className={styles.chart}
      viewBox={`-60 0 ${width + 90} ${blade.top + blade.height + 4}`}
      aria-hidden="true"
      focusable="false"
    >
      {depths.map((depth, index) => (
        // The position is the identity: depths repeat.
        <text key={`${index + 1}`} x={(index + 0.5) * pitch} y="24" className={styles.depth}>
          {depth}
        </text>
      ))}
      <g transform={`translate(0 ${blade.top})`}>
        <path
          className={styles.metal}
          d={`${line}L${width + 26} 44L${width + 6} ${blade.height}H-56V-8H-18V0Z`.replace('M0 0', 'M-18 0L0 0')}
        />
        <path className={styles.cut} d={line} />
      </g>
    </svg>
  )
}
