import { useLingui } from '@lingui/react/macro'
import type { SentAnswers } from '../form-model.ts'
import styles from './sent-summary.module.css'

/** What was sent and under which number, once, for the person who sent it. */
export function SentSummary({ number, answers }: SentAnswers) {
  const { t } = useLingui()
  const rows = [{ name: '', label: t`Number`, words: number }, ...answers]
  return (
    <section className={styles.sent} aria-label={t`What you sent`}>
      <dl>
        {rows.map(({ name, label, words }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
