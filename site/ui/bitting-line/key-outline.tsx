import { bittingPath } from './bitting-path.ts'
import { depthsOf } from './depths-of.ts'
import styles from './key-outline.module.css'

/** Replaces a missing picture: the product's own cut, drawn as an outline. Decorative; the text beside it names the thing. */
export function KeyOutline({ code }: { code: string }) {
  const blade = bittingPath(depthsOf(code, 6), { width: 150, height: 22 })
  return (
    <svg className={styles.outline} viewBox="0 0 300 200" aria-hidden="true" focusable="false">
      <circle cx="72" cy="100" r="40" />
      <circle cx="58" cy="100" r="9" />
      <g transform="translate(124 84)">
        <path d={`M-17 0H0${blade.replace('M0 0', '')}L158 16L150 32H-17`} />
        <path className={styles.groove} d="M-4 24H138" />
      </g>
      <path className={styles.pitch} d="M124 142H274M124 138V146M274 138V146" />
    </svg>
  )
}
