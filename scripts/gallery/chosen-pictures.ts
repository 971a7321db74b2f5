import { pictureOf } from 'component-schemas/presets/picture-of.ts'
import { enquiryPicture } from 'component-schemas/presets/presets.ts'
import { pageBlocks } from 'component-schemas/schema/page-blocks.ts'

export type PresetPicture = {
  /** Name of the block on the wire. */
  block: string
  /** Name of the example on the picture. */
  example: string
  /** File of `presets/pictures`. */
  file: string
}

const allPictures: readonly PresetPicture[] = [
  ...pageBlocks.map(({ name }) => ({ block: name, example: 'typical', file: pictureOf(name) })),
  { block: 'custom_form', example: 'enquiry', file: enquiryPicture },
]

/**
 * The pictures of the named blocks; of all blocks without a name. `news-carousel` is `news_carousel`.
 * @throws Error that lists the blocks when a name is unknown
 */
export function chosenPictures(names: readonly string[]): readonly PresetPicture[] {
  if (names.length === 0) return allPictures
  const wanted = names.map((name) => name.replaceAll('-', '_'))
  const unknown = wanted.filter((name) => !allPictures.some(({ block }) => block === name))
  if (unknown.length > 0) {
    const known = [...new Set(allPictures.map(({ block }) => block))].toSorted()
    throw new Error(`There is no block ${unknown.join(', ')}. The blocks are ${known.join(', ')}.`)
  }
  return allPictures.filter(({ block }) => wanted.includes(block))
}
