import { isUnsupported } from '../parse/unsupported.ts'
import type { Unsupported } from './field.ts'

/** A block as a story stores it (Storyblok docs, story content). */
export type WireBlock = { component: string; _uid: string } & Readonly<Record<string, unknown>>

/** Named examples of one block; `longestGerman` has long words that a layout must survive. */
type Examples<Example> = Readonly<Record<'typical' | 'minimal' | 'longestGerman', Example>> &
  Readonly<Record<string, Example>>

export type BlockExamples = Examples<WireBlock>

/** @param examples the fields of each example */
export function examplesOf<Given extends Examples<Readonly<Record<string, unknown>>>>(
  component: string,
  examples: Given,
): { [Name in keyof Given]: WireBlock & Given[Name] } {
  const blocks = Object.entries(examples).map(([name, fields]) => [
    name,
    { component, _uid: `${component}-${name}`, ...fields },
  ])
  return Object.fromEntries(blocks)
}

/** uuids of stories the examples point at. */
export const exampleStories = {
  product: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a001',
  otherProduct: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a002',
  category: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0b001',
  page: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0c001',
  otherPage: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0c002',
  news: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0d001',
  otherNews: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0d002',
  form: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0f001',
  enquiry: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0f002',
  folder: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0e001',
} as const

/** @param size `WIDTHxHEIGHT` in pixels */
export function exampleAsset(name: string, size: string, alt: string) {
  const filename = `http://localhost:4010/f/100001/${size}/0a1b2c3d4e/${name}`
  return { fieldtype: 'asset', id: 9001, alt, name: '', focus: '', title: '', filename, copyright: '' }
}

/** Value of an asset field after an editor removed the picture. */
export const emptyAsset = { fieldtype: 'asset', id: null, alt: '', name: '', focus: '', title: '', filename: '' }

/** A link to a story, with the path that the site adds before parsing. */
export function exampleStoryLink(href: string) {
  const slug = `global${href}`
  return { fieldtype: 'multilink', linktype: 'story', id: exampleStories.page, url: '', cached_url: slug, href }
}

/** Value of an empty link field. */
export const emptyLink = { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: '' }

/** A document of plain paragraphs. */
export function exampleText(...paragraphs: readonly string[]) {
  return richDocument(...paragraphs.map((words) => node('paragraph', text(words))))
}

export function richDocument(...content: readonly unknown[]) {
  return { type: 'doc', content }
}

/** A node of rich text with its children. */
export function node(type: string, ...content: readonly unknown[]) {
  return { type, content }
}

export function nodeWith(type: string, attrs: object, ...content: readonly unknown[]) {
  return content.length > 0 ? { type, attrs, content } : { type, attrs }
}

/** A piece of text; a mark is a type, or a type with attributes. */
export function text(words: string, ...marks: readonly (string | { type: string; attrs: object })[]) {
  if (marks.length === 0) return { type: 'text', text: words }
  return { type: 'text', text: words, marks: marks.map((mark) => (typeof mark === 'string' ? { type: mark } : mark)) }
}

/** The mark of a link inside a text; `attrs` replaces the empty attributes (Storyblok docs, rich text link mark). */
export function linkMark(attrs: Readonly<Record<string, unknown>>) {
  const empty = { href: '', uuid: null, anchor: null, target: null, linktype: 'url', custom: null }
  return { type: 'link', attrs: { ...empty, ...attrs } }
}

/** The parsed form of an example; an example that does not parse is an error of the repository. */
export function usable<Content extends { component: string }>(content: Content | Unsupported, at: string): Content {
  if (!isUnsupported(content)) return content
  throw new Error(`The example ${at} does not parse: ${content.reason}`)
}
