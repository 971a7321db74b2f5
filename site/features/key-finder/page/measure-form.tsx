import { useLingui } from '@lingui/react/macro'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import { bladeOf } from '#site/ui/key-drawing/key-shape.ts'
import { lengthRanges, measureParameters } from '../finding/finder-choice.ts'
import type { Finding } from '../finding/finding.ts'
import styles from './key-finder.module.css'
import { LengthField } from './length-field.tsx'
import { PicturedChoices } from './pictured-choices.tsx'
import { usePicturedAnswers } from './use-pictured-answers.ts'

export type MeasureFormProps = { finding: Extract<Finding, { by: 'key' }>; path: string; context: BlockContext }

/** What can be measured at a key of one kind. A question whose answer is the same for all its blanks is left out. */
export function MeasureForm({ finding, path, context }: MeasureFormProps) {
  const { t } = useLingui()
  const { keyType, measured, unread = {}, choices } = finding
  const { heads, cuts, grooves, sides } = usePicturedAnswers(keyType, choices, context)
  return (
    <form method="get" action={`${path}#candidates`} className={styles.form}>
      <input type="hidden" name="key-type" value={keyType} />
      <div>
        <Heading level={2} size={2}>{t`Measure the key`}</Heading>
        <p className={styles.help}>{t`What you cannot measure may stay empty.`}</p>
      </div>
      <div className={styles.lengths}>
        <LengthField
          name={measureParameters.length}
          range={lengthRanges.length}
          unread={unread.length}
          label={t`Blade length`}
          help={t`From the stop to the tip`}
          value={measured.length}
          locale={context.locale}
        />
        <LengthField
          name={measureParameters.height}
          range={lengthRanges.height}
          unread={unread.height}
          label={t`Blade height`}
          help={bladeOf(keyType) === 'tube' ? t`Outside diameter of the tube` : t`At the widest place`}
          value={measured.height}
          locale={context.locale}
        />
      </div>
      <PicturedChoices name={measureParameters.head} legend={t`Bow shape`} choices={heads} chosen={measured.head} />
      <PicturedChoices name={measureParameters.cuts} legend={t`Cuts`} choices={cuts} chosen={measured.cuts} />
      <PicturedChoices
        name={measureParameters.grooves}
        legend={t`Grooves, of both faces`}
        choices={grooves}
        chosen={measured.grooves}
      />
      <PicturedChoices
        name={measureParameters.sides}
        legend={t`Sides with cuts`}
        choices={sides}
        chosen={measured.sides}
      />
      <button type="submit" className={styles.submit}>{t`Show the nearest blanks`}</button>
    </form>
  )
}
