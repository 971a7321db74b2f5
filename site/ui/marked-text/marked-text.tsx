import styles from './marked-text.module.css'

/** A text in which what was typed is marked. */
export function MarkedText({ parts }: { parts: readonly { text: string; isMatch: boolean }[] }) {
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
