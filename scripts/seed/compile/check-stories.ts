import { registry } from 'component-schemas/schema/registry.ts'
import { toVendorSchema, vendorStoryProblems } from 'component-schemas/schema/vendor-schema.ts'
import { z } from 'zod'
import { blockNamed } from './block-named.ts'
import { compileContent, type Language, type Targets, type WireContent } from './compile-content.ts'
import { marketProblems } from './market-problems.ts'
import { sourceFolders } from './source-folders.ts'
import { fullSlugOf, type SourceStory } from './source-story.ts'

/**
 * Problems of the content files, one line each with file and field; empty when the content can be written. Called before
 * the first write, so that a mistake does not change the space.
 */
export function storyProblems(
  stories: readonly SourceStory[],
  languages: readonly Language[],
  files: ReadonlySet<string>,
): string[] {
  const targets = trialTargets(stories, files)
  const schema = toVendorSchema(registry)
  return [
    ...placeProblems(stories),
    ...marketProblems(stories),
    ...stories.flatMap((story) => {
      try {
        const content = compileContent(story, targets, languages)
        return [...parseProblems(content), ...vendorStoryProblems(schema, content)].map(
          (problem) => `${story.file}, ${problem}`,
        )
      } catch (error) {
        return [error instanceof Error ? error.message : String(error)]
      }
    }),
  ]
}

function placeProblems(stories: readonly SourceStory[]): string[] {
  const folders = new Set(['', ...sourceFolders.map(({ path }) => path)])
  const lost = stories
    .filter(({ folder }) => !folders.has(folder))
    .map(({ file, folder }) => `${file}, folder: there is no folder ${folder}`)
  const slugs = stories.map(fullSlugOf)
  const double = stories.filter((story, index) => slugs.indexOf(fullSlugOf(story)) !== index)
  return [...lost, ...double.map((story) => `${story.file}, slug: ${fullSlugOf(story)} is taken by another file`)]
}

/** The site's own parser: a required field that is missing, a value out of its limits, a nested block left out. */
function parseProblems(content: WireContent): string[] {
  const parsed = blockNamed(content.component).content.safeParse(content)
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return refusals.parse(parsed.data).map(({ name, reason }) => `${name}: ${reason}`)
}

const refusals = z
  .looseObject({
    // A text is no list of blocks.
    body: z.array(z.looseObject({ component: z.string() })).catch([]),
    _refused: z.array(z.unknown()).default([]),
  })
  .transform(({ body, _refused: refused }) => [
    ...body.filter(({ component }) => component === 'unsupported'),
    ...refused,
  ])
  .pipe(z.array(z.looseObject({ name: z.string(), reason: z.string() })))

/** Placeholders for ids that only a space can assign, in the right form. */
function trialTargets(stories: readonly SourceStory[], files: ReadonlySet<string>): Targets {
  const keys = new Set(stories.map(({ key }) => key))
  const requireKey = (key: string) => {
    if (!keys.has(key)) throw new Error(`there is no story ${key}`)
  }
  return {
    uuid: (key) => {
      requireKey(key)
      return '00000000-0000-4000-8000-000000000000'
    },
    place: () => ({ cached_url: 'trial', href: '/trial' }),
    asset: (name) => {
      if (!files.has(name)) throw new Error(`there is no file ${name}`)
      return { id: 1, filename: `http://localhost/f/1/2x2/0/${name.replaceAll('/', '-')}.webp`, width: 2, height: 2 }
    },
  }
}
