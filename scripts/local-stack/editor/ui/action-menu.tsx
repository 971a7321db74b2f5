import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { ActionButton } from './action-button.tsx'
import { Sign } from './sign.tsx'

export type MenuRow = { id: string; name: string; onAction: () => void; isDisabled?: boolean | undefined }

type Props = { label: string; rows: readonly MenuRow[] }

/** A button that opens a menu of actions. */
export function ActionMenu({ label, rows }: Props) {
  return (
    <MenuTrigger>
      <ActionButton look="icon" aria-label={label}>
        <Sign name="more" />
      </ActionButton>
      <Popover className="popover">
        <Menu
          className="options"
          items={rows}
          disabledKeys={rows.filter((row) => row.isDisabled).map((row) => row.id)}
          onAction={(key) => rows.find((row) => row.id === key)?.onAction()}
        >
          {(row) => (
            <MenuItem id={row.id} className="option">
              {row.name}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
