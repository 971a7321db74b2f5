import type { WireBlock } from '../services/wire-story.ts'
import { listBlocks } from './find-block.ts'

/** Names `<component>.<key>` of the fields that contain a text, letter case and spaces aside. */
export function fieldsWith(content: WireBlock, text: string): string[] {
  const wanted = plain(text)
  if (wanted === '') return []
  return listBlocks(content).flatMap(({ block }) =>
    Object.entries(block).flatMap(([key, value]) =>
      typeof value === 'string' && plain(value) === wanted ? [`${block.component}.${key}`] : [],
    ),
  )
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}
