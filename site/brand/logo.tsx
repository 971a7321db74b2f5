import styles from './logo.module.css'

/** Letters as strokes on a grid 20 units high: straight cuts only, as a cutter would leave them. */
const letters = [
  'M0 1.5H13L1.5 18.5H14.5',
  'M20 20L27.5 1.5L35 20M22.6 13.5H32.4',
  'M42 20V1.5H49.5L53 5V8L49.5 11.5H42M48 11.5L53.5 20',
  'M60 20L67.5 1.5L75 20M62.6 13.5H72.4',
  'M82 20V1.5L94 18.5V0',
  'M102 1.5H108.5L114 7V13L108.5 18.5H102V1.5',
  'M120.500 20L128 1.5L135.500 20M123.100 13.5H132.900',
  'M142.500 0V18.500H153',
]

/** The blade under the name: shoulder, five cuts, tip. */
const blade = 'M0 27H34L40 31H46L51 28H57L63 33H69L75 29H81L87 34H93L99 29H105L110 31H116L121 27H146L153 30'

/** The company's name as a picture; the link around it contains the name and the target. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="-2 -2 158 39" aria-hidden="true" focusable="false">
      <path className={styles.letters} d={letters.join('')} />
      <path className={styles.blade} d={blade} />
    </svg>
  )
}
