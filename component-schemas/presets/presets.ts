import { enquiryForm } from '../content-types/form-page/enquiry-form.ts'
import { formPage } from '../content-types/form-page/schema.ts'
import { isObject } from '../parse/is-object.ts'
import { blockExamples } from '../schema/block-examples.ts'
import { pageBlocks } from '../schema/page-blocks.ts'
import { pictureOf } from './picture-of.ts'

/** A filled block or story that an editor starts from instead of an empty one (Storyblok docs, presets). */
export type Preset = {
  /** Name of the block. */
  component: string
  name: string
  description: string
  icon: string
  color: string
  /** Content without ids; the CMS assigns new ones. */
  content: Readonly<Record<string, unknown>>
  /** File of `presets/pictures`. */
  picture: string
  /** A new block starts from it. */
  isDefault: boolean
}

/** A story is stored by this. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One preset for each block of a page: its typical example, as on the picture. */
const blockPresets: readonly Preset[] = pageBlocks.map((block) => ({
  component: block.name,
  name: 'As on the picture',
  description: block.description,
  icon: block.icon,
  color: block.color,
  content: withoutStories(blockExamples[block.name].typical),
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
  content: withoutStories(enquiryForm),
  picture: enquiryPicture,
  isDefault: true,
}

/**
 * Presets for editors, without stories, links and files, which differ in each space and which the editor chooses.
 */
export const presets: readonly Preset[] = [...blockPresets, enquiryPreset]

function withoutStories(content: Preset['content']): Preset['content'] {
  const stored = Object.entries(content).filter(
    ([key, inner]) => key !== '_uid' && !isStory(inner) && !isFileOrLink(inner),
  )
  return Object.fromEntries(stored.map(([key, inner]) => [key, reduced(inner)]))
}

function reduced(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isStory(item) && !isFileOrLink(item)).map(reduced)
  return isObject(value) ? withoutStories(value) : value
}

function isStory(value: unknown): boolean {
  return typeof value === 'string' && uuid.test(value)
}

function isFileOrLink(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('fieldtype' in value) return true
  return 'type' in value && (value.type === 'link' || value.type === 'image')
}
