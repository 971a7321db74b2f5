import type { ReactNode } from 'react'
import styles from './part-number.module.css'

/**
 * What a part number looks like inside a sentence: `NOR-1R`, `TES-4RS.T46`, `SOL 3.8`, `TB-2026-014`; and the machines,
 * whose names are their codes: `Titan E3`, `Punto 2`. Short, so that what is kept whole fits on the narrowest screen.
 */
const shapes = [
  String.raw`\p{Lu}{2,4}[- ]\d[\p{Lu}\d]{0,5}(?:[.-][\p{Lu}\d]{1,5}){0,2}`,
  String.raw`\p{Lu}\p{Ll}{2,9} \p{Lu}?\d`,
]

const code = new RegExp(String.raw`(?<![\p{L}\p{N}-])((?:${shapes.join('|')}))(?![\p{L}\p{N}]|-[\p{L}\p{N}])`, 'u')

/** Words whose part numbers never break across lines. Content other than plain text stays as it is. */
export function WholeCodes({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? withWholeCodes(children) : children
}

function withWholeCodes(words: string): ReactNode {
  const parts = words.split(code)
  if (parts.length === 1) return words
  // Every second part is what the one group of the pattern caught.
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${index}${part}`} className={styles.whole}>
        {part}
      </span>
    ),
  )
}
