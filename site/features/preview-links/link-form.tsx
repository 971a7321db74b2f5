import { Trans, useLingui } from '@lingui/react/macro'
import type { UnknownPlan } from '#site/features/planned-previews/plan/planned-change.ts'
import { locales } from '#site/routing/locales.ts'
import buttons from '#site/ui/button/button-link.module.css'
import { NativeField } from '#site/ui/field/native-field.tsx'
import styles from './link-panel.module.css'
import { placeText, type WebsiteChoice } from './link-places.ts'
import { LinkTime } from './link-time.tsx'
import { longestName, longestNote, thisPage } from './new-link.ts'
import { interfaceAddress } from './panel-address.ts'
import type { LinkPanel } from './read-link-panel.ts'

/** Hours that are offered; a week is chosen. */
const offeredHours = [1, 24, 72, 168, 336] as const
const usualHours = 168

/** A new link: who shares what with whom, and for how long. */
export function LinkForm(panel: LinkPanel) {
  const { choices, chosen, problem, written, releases } = panel
  const { t, i18n } = useLingui()
  const hours = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
  const days = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  const name = { name: 'sharedBy', label: t`Your name`, help: t`The receiver reads it above the page.` }
  const error = problem === 'invalid' && written.sharedBy.trim() === '' ? t`Enter your name.` : undefined
  return (
    <form method="post" action={interfaceAddress('create', panel)} className={styles.form}>
      <NativeField field={{ ...name, error, isRequired: true }}>
        {(control) => (
          <input {...control} required maxLength={longestName} autoComplete="name" defaultValue={written.sharedBy} />
        )}
      </NativeField>
      <NativeField
        field={{ name: 'note', label: t`Note`, help: t`Only editors read it, in the list below.`, isRequired: false }}
      >
        {(control) => <input {...control} maxLength={longestNote} defaultValue={written.note} />}
      </NativeField>
      {releases.length > 0 && <Shown {...panel} />}
      <NativeField field={{ name: 'place', label: t`Website and language`, isRequired: true }}>
        {(control) => (
          <select {...control} defaultValue={chosen}>
            {choices.map((choice) => (
              <Website key={choice.market} {...choice} />
            ))}
          </select>
        )}
      </NativeField>
      <NativeField field={{ name: 'hours', label: t`Active for`, isRequired: true }}>
        {(control) => (
          <select {...control} defaultValue={usualHours}>
            {offeredHours.map((number) => (
              <option key={number} value={number}>
                {number < 24 ? hours.format(number) : days.format(number / 24)}
              </option>
            ))}
          </select>
        )}
      </NativeField>
      <Future {...panel} />
      {panel.releasesUnknown && <ReleasesUnknown why={panel.releasesUnknown} />}
      <button type="submit" className={buttons.primary}>{t`Create the link`}</button>
    </form>
  )
}

/** This page alone, where it has one, or all pages of a release. */
function Shown({ releases, obstacle, written }: LinkPanel) {
  const { t } = useLingui()
  const help = t`A link to a release lists its pages, and the receiver reads each of them as it will be. The name of the release is shown.`
  return (
    <div className={styles.whole}>
      <NativeField field={{ name: 'shows', label: t`The link shows`, help, isRequired: true }}>
        {(control) => (
          <select {...control} defaultValue={written.shows || undefined}>
            {!obstacle && <option value={thisPage}>{t`This page`}</option>}
            {releases.map(({ id, name }) => (
              <option key={id} value={id}>{t`All pages of the release “${name}”`}</option>
            ))}
          </select>
        )}
      </NativeField>
    </div>
  )
}

/** Why only the page is offered. */
function ReleasesUnknown({ why }: { why: UnknownPlan }) {
  const { t } = useLingui()
  const sentences: Readonly<Record<UnknownPlan, string>> = {
    'no-token': t`Whole releases cannot be shared: this website has no token that reads what the CMS plans.`,
    refused: t`Whole releases cannot be shared: the CMS refuses the token of this website that reads what is planned.`,
    unavailable: t`Whole releases cannot be shared at the moment: the CMS does not say what is planned. Please try again in a minute.`,
  }
  return <p className={styles.whole}>{sentences[why]}</p>
}

/** The release and moment that the link shows, as the preview did from which the editor came. */
function Future({ previewed: { release, moment }, marketHere, interfaceLocale }: LinkPanel) {
  const { t } = useLingui()
  if (release === undefined && moment === undefined) return undefined
  return (
    <p className={styles.whole}>
      {release !== undefined && <span>{t`This page is shown as it is in release ${release}.`}</span>}{' '}
      {moment !== undefined && (
        <Trans>
          The page is shown as on <LinkTime at={moment} market={marketHere} locale={interfaceLocale} />.
        </Trans>
      )}
    </p>
  )
}

function Website({ website, market, locales: open }: WebsiteChoice) {
  return open.map((locale) => (
    <option key={locale} value={placeText(market, locale)}>
      {new URL(website).host} · {locales[locale].name}
    </option>
  ))
}
