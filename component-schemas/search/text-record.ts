import type { RecordParts, RecordSection } from './search-record.ts'
import { type TextSection, textSections } from './text-sections.ts'

type Titled = { title: string; teaser?: string | undefined; date?: string | undefined; year?: number | undefined }

type TextRules = { section: RecordSection; boost: number; codes?: readonly string[]; until?: number }

/**
 * Records of a text story: one for its beginning, one for each heading with text below it.
 * @param wire the content as delivered; its texts keep the order of the page
 */
export function textRecords(
  { title, teaser, date, year }: Titled,
  wire: Readonly<Record<string, unknown>> & { component: string },
  rules: TextRules,
): RecordParts[] {
  const sections = textSections(wire, ['title', 'teaser'])
  const [first, ...others] = sections[0]?.heading === undefined ? sections : [undefined, ...sections]
  const shared = {
    section: rules.section,
    name: title,
    ...(teaser && { summary: teaser }),
    ...(rules.codes && { codes: rules.codes }),
    ...(date && { date, year: new Date(date).getUTCFullYear() }),
    ...(year !== undefined && { year }),
    ...(rules.until !== undefined && { until: rules.until }),
    boost: rules.boost,
  }
  const beginning = { ...shared, text: [teaser, first?.text].filter(Boolean).join(' ') }
  return [beginning, ...others.filter(isStated).map((section) => ({ ...shared, ...section }))]
}

function isStated(section: TextSection | undefined): section is TextSection & { heading: string } {
  return section?.heading !== undefined && section.heading !== '' && section.text !== ''
}
