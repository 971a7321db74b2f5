import type { WireBlock } from '../../services/wire-story.ts'
import { isBlock } from '../../story/find-block.ts'

const key = 'editor.copied-block'

/** Stores a block for the insert menu of any story. */
export function storeCopied(block: WireBlock): void {
  localStorage.setItem(key, JSON.stringify(block))
}

export function readCopied(): WireBlock | undefined {
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
  return isBlock(stored) ? stored : undefined
}
