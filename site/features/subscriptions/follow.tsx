import { useLingui } from '@lingui/react/macro'
import buttons from '#site/ui/button/button-link.module.css'
import { NativeField } from '#site/ui/field/native-field.tsx'
import styles from './follow.module.css'
import type { Followable } from './subscriber.ts'

/** How often a customer gets mails of changes here; it works without JavaScript. Nothing where that is not known. */
export function Follow({ followable, locale }: { followable: Followable | undefined; locale: string }) {
  const { t } = useLingui()
  if (!followable) return undefined
  const { follow, title, frequency = 'never' } = followable
  const label =
    follow.kind === 'document' ? t`Tell me when this document changes` : t`Tell me when documents here change`
  return (
    <form method="post" action="/api/extranet/subscriptions" className={styles.form}>
      <FollowFields {...followable} locale={locale} />
      <NativeField field={{ name: 'frequency', label, isRequired: true }}>
        {(control) => (
          <select {...control} defaultValue={frequency}>
            <option value="daily">{t`Daily`}</option>
            <option value="weekly">{t`Weekly`}</option>
            <option value="never">{t`Never`}</option>
          </select>
        )}
      </NativeField>
      <button type="submit" className={buttons.secondary} aria-label={t`Save: ${title}`}>{t`Save`}</button>
    </form>
  )
}

function FollowFields({ follow, title, locale }: Followable & { locale: string }) {
  const fields = { kind: follow.kind, target: follow.target, title, locale }
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
