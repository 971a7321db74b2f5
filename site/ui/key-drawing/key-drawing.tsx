import styles from './key-drawing.module.css'
import type { KeyView } from './key-shape.ts'

export type KeyDrawingProps = {
  view: KeyView
  /** Drawn over it as a dashed line, at the same scale and from the same stop. */
  over?: KeyView | undefined
  /** Millimetres that the drawing shows, where several have one scale; without it, those of its views. */
  box?: KeyView['box'] | undefined
  /** What the drawing says to people who do not see it; a drawing with a label beside it has none. */
  label?: string | undefined
  /** A line of ten millimetres below. */
  hasScale?: boolean
}

/** Room for the lines themselves, in millimetres. */
const margin = 1

/** A key or its section as an SVG whose unit is the millimetre: printed, it has its real size. */
export function KeyDrawing({ view, over, box, label, hasScale }: KeyDrawingProps) {
  const { left, right, top, bottom } = box ?? boxAround([view, ...(over ? [over] : [])])
  const below = hasScale ? 5 : 0
  const [width, height] = [right - left + 2 * margin, bottom - top + 2 * margin + below]
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      className={styles.drawing}
      viewBox={[left - margin, top - margin, width, height].map((value) => Math.round(value * 10) / 10).join(' ')}
      style={{ '--width-mm': width }}
      focusable="false"
      {...named}
    >
      {view.outlines.map((outline) => (
        <path key={outline} className={styles.metal} d={outline} />
      ))}
      <path className={styles.line} d={view.lines} />
      {over && <path className={styles.over} d={over.outlines.join('')} />}
      {hasScale && <path className={styles.scale} d={`M${left} ${bottom + 3.5}v2m0 -1h10m0 -1v2`} />}
    </svg>
  )
}

/** The millimetres that several views need. */
export function boxAround(views: readonly KeyView[]): KeyView['box'] {
  const boxes = views.map(({ box }) => box)
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
