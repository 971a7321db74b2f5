import { useLingui } from '@lingui/react/macro'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './consent.module.css'
import { ConsentForm } from './consent-form.client.tsx'
import { consentPanelId } from './consent-panel-id.ts'
import type { ConsentLaw } from './market-law.ts'
import type { Purpose } from './purposes.ts'
import type { Tag } from './tags.ts'

export type ConsentPanelProps = { law: ConsentLaw; tags: readonly Tag[]; takesFieldData: boolean }

/**
 * Requests consent for everything beyond what the website needs; accepting is no easier than refusing. The panel covers only the foot of
 * the page, a quarter of a phone's screen, and blocks no reading: there the purposes are behind a row that opens. Without JavaScript nothing waits for a choice, and the panel says so.
 */
export function ConsentPanel({ law, tags, takesFieldData }: ConsentPanelProps) {
  const { t } = useLingui()
  const asked = purposesOf(tags)
  return (
    <section id={consentPanelId} popover="manual" className={styles.panel} aria-labelledby={`${consentPanelId}-title`}>
      <ConsentForm asked={asked} tags={tags} takesFieldData={takesFieldData} days={law.days} className={styles.form}>
        <div className={styles.head}>
          <h2 id={`${consentPanelId}-title`} className={styles.title}>
            {t`May we count your visit?`}
          </h2>
          {law.hasCross && (
            <button type="submit" value="none" className={styles.cross} aria-label={t`Close and refuse everything`}>
              <Icon name="close" />
            </button>
          )}
        </div>
        <details className={styles.more}>
          <summary className={styles.opener}>
            {t`More about it, and more choices`}
            <Icon name="chevron-down" />
          </summary>
          <div className={styles.choices}>
            <p className={styles.text}>
              {t`The website works without it. You decide, and you can change your mind at the foot of every page.`}
            </p>
            <Purposes asked={asked} />
          </div>
        </details>
        <div className={styles.buttons}>
          <button type="submit" value="none" className={styles.button}>
            {law.refusal === 'continue' ? t`Continue without accepting` : t`Refuse everything`}
          </button>
          <button type="submit" value="all" className={styles.button}>
            {t`Accept everything`}
          </button>
          <button type="submit" value="ticked" className={styles.quiet}>
            {t`Keep what is ticked`}
          </button>
        </div>
      </ConsentForm>
      <p
        className={styles.unscripted}
      >{t`Your browser runs no scripts here, so nothing is measured and nothing is kept.`}</p>
      <button
        type="button"
        className={styles.unscriptedClose}
        popoverTarget={consentPanelId}
        popoverTargetAction="hide"
      >
        {t`Close`}
      </button>
    </section>
  )
}

function Purposes({ asked }: { asked: readonly Purpose[] }) {
  const { t } = useLingui()
  const words: Record<Purpose, { name: string; text: string }> = {
    statistics: {
      name: t`Statistics`,
      text: t`Which pages and searches are used, and how fast pages open. Counted, not traced to you.`,
    },
    marketing: { name: t`Marketing`, text: t`What led you here. The tools belong to others, who then see your visit.` },
  }
  return (
    <fieldset className={styles.purposes}>
      <legend className={styles.legend}>{t`What may be done`}</legend>
      {asked.map((purpose) => (
        <div key={purpose} className={styles.purpose}>
          <input type="checkbox" id={`consent-${purpose}`} name="purpose" value={purpose} />
          <label htmlFor={`consent-${purpose}`}>
            <strong>{words[purpose].name}</strong> {words[purpose].text}
          </label>
        </div>
      ))}
    </fieldset>
  )
}

/** Searches are counted wherever that is allowed; other purposes are asked for when a tool serves them. */
function purposesOf(tags: readonly Tag[]): Purpose[] {
  return [...new Set<Purpose>(['statistics', ...tags.map(({ purpose }) => purpose)])]
}
