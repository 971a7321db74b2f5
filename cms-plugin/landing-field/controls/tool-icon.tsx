/** Lines on a square of 16. */
const icons = {
  moveUp: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  moveDown: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  duplicate: 'M5.5 5.5h8v8h-8zM2.5 10.5v-8h8',
  remove: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  undo: 'M6 3 2.5 6.5 6 10M3 6.5h6.5a4 4 0 0 1 0 8H7',
  redo: 'M10 3l3.5 3.5L10 10M13 6.5H6.5a4 4 0 0 0 0 8H9',
} as const

export type ToolName = keyof typeof icons

/** The sign of a tool; the button around it has the name. */
export function ToolIcon({ tool }: { tool: ToolName }) {
  return (
    <svg className="tool-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={icons[tool]} />
    </svg>
  )
}
