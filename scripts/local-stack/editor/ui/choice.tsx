import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue } from 'react-aria-components/Select'
import { Sign } from './sign.tsx'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; name: string }[]
  value: Value
  onChange: (value: Value) => void
  /** Hides the label visually; screen readers still read it. */
  isLabelHidden?: boolean
}

/** One of a short list of options. */
export function Choice<Value extends string>({ label, options, value, onChange, isLabelHidden }: Props<Value>) {
  return (
    <Select
      className="choice"
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = options.find((option) => option.value === key)
        if (chosen) onChange(chosen.value)
      }}
      {...(isLabelHidden && { 'aria-label': label })}
    >
      {!isLabelHidden && <Label className="choice-label">{label}</Label>}
      <Button className="choice-button">
        <SelectValue className="choice-value" />
        <Sign name="down" />
      </Button>
      <Popover className="popover" placement="bottom start">
        <ListBox className="options" items={options}>
          {(option) => (
            <ListBoxItem id={option.value} className="option">
              {option.name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  )
}
