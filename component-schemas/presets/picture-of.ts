import { join } from 'node:path'

/** Folder of the pictures of the blocks; `npm run gallery:pictures` makes them. */
export const picturesFolder = join(import.meta.dirname, 'pictures')

/** File name of a block's picture. */
export function pictureOf(block: string): string {
  return `${block.replaceAll('_', '-')}.webp`
}
