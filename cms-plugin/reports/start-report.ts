import type { Block } from 'component-schemas/schema/define-block.ts'
import { checkFiles } from './checks/check-files.ts'
import { checkLinks } from './checks/check-links.ts'
import { checkPatterns } from './checks/check-patterns.ts'
import { checkPictures } from './checks/check-pictures.ts'
import { checkSlugs } from './checks/check-slugs.ts'
import { checkTranslation } from './checks/check-translation.ts'
import { startPageTextReport } from './checks/page-text-report.ts'
import { startProductReport } from './checks/product-report.ts'
import { startSchemaDriftReport } from './checks/schema-drift-report.ts'
import { startTypedLinkReport } from './checks/typed-link-report.ts'
import { startUnlinkedPageReport } from './checks/unlinked-page-report.ts'
import { earlierFields } from './content/earlier-fields.ts'
import type { Story, StoryIndex } from './content/story-data.ts'
import { type Blocks, type FieldLocation, walkContent } from './content/walk-content.ts'
import { type Editor, editorAddress } from './editor-address.ts'
import type { DelayedHint, Finding, Hint } from './finding.ts'
import { findingRows } from './finding-rows.ts'
import { type FieldCheck, type Library, locationOf, type Scene } from './scene.ts'
import type { SpaceComponent } from './space-component.ts'

export type ReportOptions = {
  /** Every block that content may contain. */
  registry: { blocks: readonly Block[] }
  /** Every story and folder of the space, without content. */
  stories: StoryIndex
  /** Languages whose translations are checked, besides the default one. */
  languages: readonly string[]
  /** The library's details of its files; none when not given. */
  library?: Library | undefined
  /** The editor in which findings are opened. */
  editor: Editor
  /** Blocks as the space has them; without them, its schema is not compared with the repository's. */
  components?: readonly SpaceComponent[] | undefined
}

export type Report = {
  /**
   * The findings of one story that need no content of other stories.
   * @param earlier contents of its earlier drafts, oldest first: they show which translation is older than its source
   */
  check: (story: Story, earlier?: readonly unknown[]) => Finding[]
  /** The findings that need all stories: repeated texts, pages without a link. Called once, after the last story. */
  finish: () => Finding[]
}

/** Order of the findings of one field. */
const fieldChecks: readonly FieldCheck[] = [checkTranslation, checkLinks, checkPictures, checkFiles, checkChoices]

/**
 * A report over a space, fed story by story. It keeps titles, descriptions and addresses and drops all other content, so
 * that memory grows with the number of stories and not with their length.
 */
export function startReport(options: ReportOptions): Report {
  const { registry, stories, languages, editor, components, library = new Map() } = options
  const blocks: Blocks = new Map(registry.blocks.map((block) => [block.name, block]))
  const pageTexts = startPageTextReport(blocks)
  const products = startProductReport()
  const unlinkedPages = startUnlinkedPageReport()
  const typedLinks = startTypedLinkReport()
  const schemaDrift = startSchemaDriftReport(registry.blocks, components)
  return {
    check(story, drafts = []) {
      const scene: Scene = { story, stories, languages, library, earlier: earlierFields(drafts, blocks) }
      const slugs = checkSlugs(scene, blocks)
      if (story.isFolder) return slugs.map((hint) => toFinding({ story, hint }, editor))
      const { fields, strays } = walkContent(story.content, blocks)
      products.note(scene)
      unlinkedPages.note(scene, fields)
      typedLinks.note(scene, fields)
      schemaDrift.note(scene, fields)
      const hints = [
        ...slugs,
        ...pageTexts.check(scene, fields),
        ...strays.filter(({ location: { language } }) => language === undefined || languages.includes(language)),
        ...fields.flatMap((fieldLocation) => checkField(fieldLocation, scene)),
        ...checkPatterns(fields),
      ]
      return hints.map((hint) => toFinding({ story, hint }, editor))
    },
    finish: () =>
      [pageTexts, typedLinks, products, unlinkedPages, schemaDrift].flatMap((report) =>
        report.finish().map((late) => toFinding(late, editor)),
      ),
  }
}

function checkField(fieldLocation: FieldLocation, scene: Scene): Hint[] {
  const label = fieldLocation.field.wire.display_name
  return fieldChecks.flatMap((check) =>
    check(fieldLocation, scene).map((hint) => ({ ...hint, details: { field: label, ...hint.details } })),
  )
}

/** A hint for people and programs, with the address that opens it. */
export function toFinding({ story, hint }: DelayedHint, editor: Editor): Finding {
  const { severity } = findingRows[hint.code]
  const { path, labels, ...location } = hint.location
  return {
    code: hint.code,
    severity,
    storyId: story?.id,
    fullSlug: story?.fullSlug ?? '',
    path,
    ...(labels?.length && { labels }),
    ...definedOnly(location),
    details: hint.details ?? {},
    editorUrl: editorAddress(editor, story?.id, hint.location),
  }
}

function definedOnly<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values
}

/** Values of a choice with a fixed list that the schema does not offer any more. */
function checkChoices(fieldLocation: FieldLocation): Hint[] {
  const { wire } = fieldLocation.field
  if (!('options' in wire) || wire.options === undefined) return []
  const offered = new Set(wire.options.map(({ value }) => value))
  const chosen = Array.isArray(fieldLocation.value) ? fieldLocation.value : [fieldLocation.value]
  return chosen
    .filter((value): value is string => typeof value === 'string' && value !== '' && !offered.has(value))
    .map((value) => ({ code: 'outdated-choice', location: locationOf(fieldLocation), details: { value } }))
}
