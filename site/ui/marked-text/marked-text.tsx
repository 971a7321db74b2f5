import styles from './marked-text.module.css'

export type MarkedTextProps = { parts: readonly { text: string; isMatch: boolean }[] }

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
