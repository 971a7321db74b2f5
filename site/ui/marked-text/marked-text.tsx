import styles from './marked-text.module.css'

export type MarkedTextProps = { parts: readonly { text: string; isMatch: boolean }[] }

/** A text in which what was typed is marked. */
export function MarkedText({ parts }: MarkedTextProps) {
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
