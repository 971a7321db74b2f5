import type { MarkedPart } from 'component-schemas/search/found-answer.ts'
import styles from './marked-text.module.css'

/** A text in which what was typed is marked. */
export function MarkedText({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={`${index}${text}`} className={styles.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
