import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const editor = join(import.meta.dirname, '..')
const sheets = globSync('**/*.css', { cwd: editor })
const parts = globSync('**/*.tsx', { cwd: editor, exclude: ['**/*.test.tsx'] })

describe('the stacking order of the editor', () => {
  it.each(sheets)('names a level of tokens.css wherever %s lays one thing over another', (sheet) => {
    const levels = [...readFileSync(join(editor, sheet), 'utf8').matchAll(/z-index:\s*([^;]+);/g)].map(([, set]) => set)
    expect(levels.filter((level) => level !== 'var(--above-its-pane)' && level !== 'var(--above-page)')).toEqual([])
  })

  it('has one kind of dialog, so that what opens last lies on top', () => {
    const own = parts.filter((part) =>
      /<ModalOverlay|<dialog\b|createPortal/.test(readFileSync(join(editor, part), 'utf8')),
    )
    expect(own).toEqual(['ui/dialog-frame.tsx'])
  })
})
