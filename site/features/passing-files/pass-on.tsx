import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { FilePart } from '#site/page-kinds/feature-pages.ts'
import buttons from '#site/ui/button/button-link.module.css'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { NativeField } from '#site/ui/field/native-field.tsx'
import styles from './pass-on.module.css'
import { longestPassedNote, passingChoices } from './passing-form.ts'

/** The form that passes files on to a person without an account, who reads in the same language. It works without JavaScript. */
export function PassOn({ files, locale }: ComponentProps<FilePart['Part']>) {
  const { t } = useLingui()
  if (files.length === 0) return undefined
  const noteHelp = t`The receiver reads it. At most ${longestPassedNote} characters.`
  return (
    <Disclosure label={t`Pass on to somebody without an account`}>
      <form method="post" action="/api/extranet/shares" className={styles.form}>
        <input type="hidden" name="locale" value={locale} />
        <fieldset className={styles.files}>
          <legend>{t`Files`}</legend>
          {files.map(({ href, label, isTicked }) => (
            <label key={href} className={styles.file}>
              <input type="checkbox" name="file" value={href} defaultChecked={isTicked} />
              {label}
            </label>
          ))}
        </fieldset>
        <NativeField field={{ name: 'days', label: t`Expires after`, isRequired: true }}>
          {(control) => (
            <select {...control} defaultValue={7}>
              {passingChoices.days.map((days) => (
                <option key={days} value={days}>
                  {t`${plural(days, { one: '# day', other: '# days' })}`}
                </option>
              ))}
            </select>
          )}
        </NativeField>
        <NativeField field={{ name: 'downloads', label: t`Downloads of each file`, isRequired: true }}>
          {(control) => (
            <select {...control} defaultValue={5}>
              {passingChoices.downloads.map((downloads) => (
                <option key={downloads}>{downloads}</option>
              ))}
            </select>
          )}
        </NativeField>
        <div className={styles.note}>
          <NativeField field={{ name: 'note', label: t`Note`, help: noteHelp, isRequired: false }}>
            {(control) => <textarea {...control} rows={3} maxLength={longestPassedNote} />}
          </NativeField>
        </div>
        <button type="submit" className={buttons.primary}>{t`Create the link`}</button>
      </form>
    </Disclosure>
  )
}
