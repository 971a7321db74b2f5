import { join } from 'node:path'

/** Where the pictures of the blocks stand; `npm run gallery:pictures` makes them. */
export const picturesFolder = join(import.meta.dirname, 'pictures')

/** File name of a block's picture. */
export function pictureOf(block: string): string {
  return `${block.replaceAll('_', '-')}.webp`
}
