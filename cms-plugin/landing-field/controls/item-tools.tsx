import { Button } from 'react-aria-components/Button'
import { useField } from '../frame/field-context.ts'
import type { Path } from '../state/set-at.ts'
import { ToolIcon, type ToolName } from './tool-icon.tsx'

export type ItemToolsProps = { list: Path; index: number; count: number; name: string }

/** Buttons that move, duplicate and remove a part of a list, by hand and by keyboard. */
export function ItemTools({ list, index, count, name }: ItemToolsProps) {
  const { dispatch, messages } = useField()
  const tools: { tool: ToolName; isOff: boolean; run: () => void }[] = [
    { tool: 'moveUp', isOff: index === 0, run: () => move(index - 1) },
    { tool: 'moveDown', isOff: index === count - 1, run: () => move(index + 1) },
    { tool: 'duplicate', isOff: false, run: () => dispatch({ do: 'duplicate', list, index }) },
    { tool: 'remove', isOff: false, run: () => dispatch({ do: 'remove', list, index }) },
  ]
  function move(to: number) {
    dispatch({ do: 'move', list, from: index, to })
  }
  return (
    <div className="tools">
      {tools.map(({ tool, isOff, run }) => (
        <Button
          key={tool}
          aria-label={`${messages.say(tool)}: ${name}`}
          isDisabled={isOff}
          onPress={run}
          className="tool"
        >
          <ToolIcon tool={tool} />
        </Button>
      ))}
    </div>
  )
}
