import type { WireBlock } from '../../services/wire-story.ts'
import { isBlock } from '../../story/find-block.ts'

const key = 'editor.copied-block'

/** Keeps a block for the insert menu, of this story and any other. */
export function keepCopied(block: WireBlock): void {
  localStorage.setItem(key, JSON.stringify(block))
}

export function readCopied(): WireBlock | undefined {
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
  return isBlock(stored) ? stored : undefined
}
