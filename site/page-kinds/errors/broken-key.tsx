import { bittingPath } from '#site/ui/bitting-line/bitting-path.ts'
import styles from './error-page.module.css'

const whole = [3, 6, 4, 1]
const tip = [2, 5, 3]

/** A key that broke in the lock: two pieces of one blade. Decorative; the words beside it say what happened. */
export function BrokenKey() {
  const first = bittingPath(whole, { width: 300, height: 56 })
  const second = bittingPath(tip, { width: 220, height: 56 })
  return (
    <svg className={styles.key} viewBox="0 0 960 300" aria-hidden="true" focusable="false">
      <g className={styles.metal}>
        <path
          fillRule="evenodd"
          d="M150 40a110 110 0 1 0 0 220a110 110 0 0 0 103-72h10V112h-10A110 110 0 0 0 150 40ZM100 124a26 26 0 1 1 0 52a26 26 0 0 1 0-52Z"
        />
        <path transform="translate(262 104)" d={`${first}L318 18L296 40L322 62L300 96H0Z`} />
        <g transform="translate(640 128) rotate(7)">
          <path d={`${second.replace('M0 0', 'M18 18L0 0')}L252 44L222 96H-2L22 62L-4 40Z`} />
        </g>
      </g>
      <path className={styles.groove} d="M276 172H552" />
      <path className={styles.groove} d="M0 0H186" transform="translate(640 128) rotate(7) translate(30 68)" />
    </svg>
  )
}
