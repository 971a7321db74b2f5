import { enquiryForm } from '../content-types/form-page/enquiry-form.ts'
import { formPage } from '../content-types/form-page/schema.ts'
import { blockExamples } from '../schema/block-examples.ts'
import { pageBlocks } from '../schema/page-blocks.ts'
import { pictureOf } from './picture-of.ts'
import { withSlots } from './preset-slots.ts'

/** A filled block or story that an editor starts from instead of an empty one (Storyblok docs, presets). */
export type Preset = {
  /** Name of the block. */
  component: string
  name: string
  description: string
  icon: string
  color: string
  /** Content without ids; the CMS assigns new ones. Files, stories and links are slots (`preset-slots.ts`). */
  content: Readonly<Record<string, unknown>>
  /** File of `presets/pictures`. */
  picture: string
  /** A new block starts from it. */
  isDefault: boolean
}

/** One preset for each block of a page: its typical example, as on the picture. */
const blockPresets: readonly Preset[] = pageBlocks.map((block) => ({
  component: block.name,
  name: 'As on the picture',
  description: block.description,
  icon: block.icon,
  color: block.color,
  content: withSlots(blockExamples[block.name].typical),
  picture: pictureOf(block.name),
  isDefault: true,
}))

/** The picture of the enquiry: the block `custom_form` with it. */
export const enquiryPicture = pictureOf('form_page_enquiry')

/** A form that asks for the visitor's interest, and for the address or phone that it requires. */
const enquiryPreset: Preset = {
  component: formPage.name,
  name: 'Enquiry: documents, call, visit or offer',
  description: 'An address is needed for a visit, a phone for a call. Choose recipients and the thank-you page.',
  icon: formPage.icon,
  color: formPage.color,
  content: withSlots(enquiryForm),
  picture: enquiryPicture,
  isDefault: true,
}

/**
 * Presets for editors. A push fills the slots of stories, links and files with those of the space, so that a new block looks like its
 * picture.
 */
export const presets: readonly Preset[] = [...blockPresets, enquiryPreset]
