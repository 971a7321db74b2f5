import { useLingui } from '@lingui/react/macro'
import { boxAround, KeyDrawing } from '#site/ui/key-drawing/key-drawing.tsx'
import type { KeyView } from '#site/ui/key-drawing/key-shape.ts'
import styles from './key-finder.module.css'

export type PicturedChoice = { value: string; label: string; view: KeyView }

export type PicturedChoicesProps = {
  /** Query parameter. */
  name: string
  legend: string
  choices: readonly PicturedChoice[]
  chosen: string | number | undefined
}

/** One of several, each with its drawing at one scale; to know none is an answer too. Renders nothing where there is no choice. */
export function PicturedChoices({ name, legend, choices, chosen }: PicturedChoicesProps) {
  const { t } = useLingui()
  if (choices.length < 2) return undefined
  const box = boxAround(choices.map(({ view }) => view))
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {choices.map(({ value, label, view }) => (
          <label key={value} className={styles.option}>
            <KeyDrawing view={view} box={box} />
            <span>
              <input type="radio" name={name} value={value} defaultChecked={String(chosen) === value} />
              {label}
            </span>
          </label>
        ))}
        <label className={styles.option}>
          <span>
            <input type="radio" name={name} value="" defaultChecked={chosen === undefined} />
            {t`Not sure`}
          </span>
        </label>
      </div>
    </fieldset>
  )
}
