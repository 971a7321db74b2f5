import { isObject } from 'component-schemas/parse/is-object.ts'
import { compileLinear } from 'component-schemas/patterns/linear-pattern.ts'
import { isEmpty } from './risk.ts'

/** The rule by which a changed property of a field becomes stricter, and by which values violate it. */
export type FieldRule = {
  isNarrower: (from: unknown, to: unknown) => boolean
  /** Whether a stored value violates the new setting, which its whole field may decide; absent: any value may. */
  isBroken?: (value: unknown, to: unknown, field: Readonly<Record<string, unknown>>) => boolean
  /** The setting concerns what editors may choose from now on: stored content stays valid. */
  concernsChoosing?: true
}

const isLower = (from: unknown, to: unknown) => isSet(to) && (!isSet(from) || Number(to) < Number(from))
const isHigher = (from: unknown, to: unknown) => isSet(to) && (!isSet(from) || Number(to) > Number(from))
const isShorter = (from: unknown, to: unknown) =>
  listed(to).length > 0 && (listed(from).length === 0 || listed(from).some((item) => !listed(to).includes(item)))
const isLonger = (from: unknown, to: unknown) => listed(to).some((item) => !listed(from).includes(item))
const isSwitchedOn = (from: unknown, to: unknown) => from !== true && to === true
const isSwitchedOff = (from: unknown, to: unknown) => from === true && to !== true
const isOther = (from: unknown, to: unknown) => isSet(to) && from !== to
const never = () => false

const lengthOf = (value: unknown) => (typeof value === 'string' || Array.isArray(value) ? value.length : 0)
const most: FieldRule = { isNarrower: isLower, isBroken: (value, to) => lengthOf(value) > Number(to) }
const least: FieldRule = { isNarrower: isHigher, isBroken: (value, to) => lengthOf(value) < Number(to) }
const anyOther: FieldRule = { isNarrower: isOther }
const choosing = (isNarrower: FieldRule['isNarrower']): FieldRule => ({ isNarrower, concernsChoosing: true })
const keyOfLink = (key: string, isWrong: (inner: unknown) => boolean): FieldRule => ({
  isNarrower: isSwitchedOff,
  isBroken: (value) => isObject(value) && isWrong(value[key]),
})

/** One row per property that can become stricter (Storyblok docs, component schema field object); others are safe. */
export const fieldRules: Readonly<Record<string, FieldRule>> = {
  // Texts and their limits.
  max_length: most,
  minlength: least,
  regex: { isNarrower: isOther, isBroken: (value, to) => typeof value === 'string' && !matches(value, to) },
  rich_markdown: { isNarrower: isSwitchedOff, isBroken: never },
  allow_multiline: { isNarrower: isSwitchedOff, isBroken: (value) => String(value).includes('\n') },
  // Numbers and dates.
  min_value: { isNarrower: isHigher, isBroken: (value, to) => Number(value) < Number(to) },
  max_value: { isNarrower: isLower, isBroken: (value, to) => Number(value) > Number(to) },
  decimals: { isNarrower: isLower, isBroken: (value, to) => decimalsOf(value) > Number(to) },
  steps: { isNarrower: isOther, isBroken: (value, to) => Number(value) % Number(to) !== 0 },
  disable_time: { isNarrower: isSwitchedOn, isBroken: (value) => !/(^|\D)00:00$/.test(String(value)) },
  // Lists.
  minimum: least,
  maximum: most,
  minimum_entries: least,
  maximum_entries: most,
  min_options: least,
  max_options: most,
  // Allowed content.
  component_whitelist: {
    isNarrower: isShorter,
    isBroken: isOutside,
  },
  component_denylist: {
    isNarrower: isLonger,
    isBroken: (value, to) => nestedIn(value).some((name) => listed(to).includes(name)),
  },
  component_group_whitelist: choosing(isShorter),
  component_tag_whitelist: choosing(isShorter),
  // The list applies only while this is switched on.
  restrict_components: {
    isNarrower: isSwitchedOn,
    isBroken: (value, _, { component_whitelist: list }) => listed(list).length > 0 && isOutside(value, list),
  },
  restrict_content_types: choosing(isSwitchedOn),
  filter_content_type: { isNarrower: isShorter },
  folder_slug: choosing(isOther),
  filetypes: choosing(isShorter),
  toolbar: choosing(isShorter),
  customize_toolbar: { isNarrower: isSwitchedOn, isBroken: never },
  allow_external_url: { isNarrower: isSwitchedOff, isBroken: (value) => idless(value) },
  force_link_scope: choosing(isSwitchedOn),
  link_scope: choosing(isOther),
  exclude_empty_option: { isNarrower: isSwitchedOn, isBroken: never },
  // Kinds of link.
  email_link_type: keyOfLink('linktype', (kind) => kind === 'email'),
  asset_link_type: keyOfLink('linktype', (kind) => kind === 'asset'),
  show_anchor: keyOfLink('anchor', isSet),
  allow_target_blank: keyOfLink('target', (target) => target === '_blank'),
  allow_custom_attributes: keyOfLink('custom', isSet),
  // Meaning of values.
  source: anyOther,
  datasource_slug: anyOther,
  external_datasource: anyOther,
  field_type: anyOther,
  use_uuid: { isNarrower: (from, to) => Boolean(from) !== Boolean(to) },
  is_reference_type: choosing(isSwitchedOn),
}

/** Items of a list; of rows with a `value`, the values. */
export function listed(value: unknown): unknown[] {
  if (!Array.isArray(value)) return []
  return value.map((item: unknown) => (typeof item === 'object' && item && 'value' in item ? item.value : item))
}

function isSet(value: unknown): boolean {
  return !isEmpty(value)
}

function matches(text: string, pattern: unknown): boolean {
  const compiled = compileLinear(String(pattern))
  // A pattern that does not compile cannot prove the text valid.
  return 'test' in compiled && compiled.test(text)
}

function decimalsOf(value: unknown): number {
  return String(value).split('.')[1]?.length ?? 0
}

/** Names of the blocks in a list of blocks, or in the documents of a rich text. */
function nestedIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(nestedIn)
  if (typeof value !== 'object' || value === null) return []
  if ('component' in value) return [value.component]
  return Object.values(value).flatMap(nestedIn)
}

function isOutside(value: unknown, list: unknown): boolean {
  return nestedIn(value).some((name) => !listed(list).includes(name))
}

/** A file of another host has no id. */
function idless(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(idless)
  return typeof value === 'object' && value !== null && 'filename' in value && !('id' in value && value.id)
}
