import { Button } from 'react-aria-components/Button'
import { useField } from '../frame/field-context.ts'
import type { Path } from '../state/set-at.ts'

export type ItemToolsProps = { list: Path; index: number; count: number; name: string }

/** Up, down, again, away: what can be done with a part of a list, by hand and by keyboard. */
export function ItemTools({ list, index, count, name }: ItemToolsProps) {
  const { dispatch, words } = useField()
  const tools = [
    { sign: '↑', label: words.say('moveUp'), isOff: index === 0, run: () => move(index - 1) },
    { sign: '↓', label: words.say('moveDown'), isOff: index === count - 1, run: () => move(index + 1) },
    { sign: '+', label: words.say('duplicate'), isOff: false, run: () => dispatch({ do: 'duplicate', list, index }) },
    { sign: '×', label: words.say('remove'), isOff: false, run: () => dispatch({ do: 'remove', list, index }) },
  ]
  function move(to: number) {
    dispatch({ do: 'move', list, from: index, to })
  }
  return (
    <div className="tools">
      {tools.map(({ sign, label, isOff, run }) => (
        <Button key={sign} aria-label={`${label}: ${name}`} isDisabled={isOff} onPress={run} className="tool">
          <span aria-hidden="true">{sign}</span>
        </Button>
      ))}
    </div>
  )
}
