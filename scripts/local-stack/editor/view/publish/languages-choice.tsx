import { Checkbox } from 'react-aria-components/Checkbox'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'

/** Codes of languages; undefined: all of them. */
export type ChosenLanguages = readonly string[] | undefined

type Props = {
  texts: { label: string; all: string; some: string }
  chosen: ChosenLanguages
  onChange: (chosen: ChosenLanguages) => void
  /** Codes that are ticked when the editor begins to choose. */
  first: readonly string[]
  options: readonly { code: string; name: string; isDisabled?: boolean }[]
}

/** Whether something concerns every language of a story, or some of them. */
export function LanguagesChoice({ texts, chosen, onChange, first, options }: Props) {
  return (
    <div className="publish-languages">
      <RadioGroup
        aria-label={texts.label}
        value={chosen === undefined ? 'all' : 'some'}
        onChange={(value) => onChange(value === 'all' ? undefined : [...new Set(first)])}
      >
        <Radio value="all" className="publish-choice">
          {texts.all}
        </Radio>
        <Radio value="some" className="publish-choice">
          {texts.some}
        </Radio>
      </RadioGroup>
      {chosen !== undefined && (
        <CheckboxGroup className="publish-codes" aria-label={texts.some} value={[...chosen]} onChange={onChange}>
          {options.map(({ code, name, isDisabled = false }) => (
            <Checkbox key={code} value={code} className="publish-choice" isDisabled={isDisabled}>
              {name}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
    </div>
  )
}
