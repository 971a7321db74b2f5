import type { StoryContent } from 'component-schemas/schema/registry.ts'
import type { ReactNode } from 'react'
import type { BlockContext } from '#site/blocks/block-context.ts'
import type { Ancestor } from '#site/content/addresses/list-ancestors.ts'
import type { RequestedStory } from '#site/content/stories/typed-story.ts'
import type { StructuredData } from '#site/page-kinds/seo/json-ld.tsx'
import type { MetaName } from '#site/page-kinds/seo/meta-title.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { PageQuery } from '#site/routing/query/page-query.ts'
import type { TemplateName } from '#site/routing/templates.ts'
import type { Crumb } from '#site/ui/breadcrumb/breadcrumb.tsx'
import type { ViewProps } from './view-props.ts'

/** What a page is rendered with besides its content; data that a browser may be given too. */
export type Surroundings = {
  siteContext: SiteContext
  /** Path of the page, without its query. */
  path: string
  pageNumber: number
  /** The choices of a listing, as its address makes them. */
  query: PageQuery
  /** The pages above it, home first. */
  ancestors: readonly Ancestor[]
  /** Whether the page has one above it, and so a way to it. */
  hasParent: boolean
  context: BlockContext
}

/** The metadata of a page for search engines, besides its title. */
type Described<Page> = {
  /** The page's name, under the meta template of its kind (acceptance row B9). */
  nameOf: (page: Page) => MetaName
  /** In place of an editor's description. */
  describe?: (page: Page) => string | undefined
  /** Whether its time has passed: people may still read it, search engines leave it out. */
  hasEnded?: (page: Page) => boolean
  /** What the page is about, where schema.org has a word for it. */
  subject?: (page: Page, about: { url: string; siteName: string }) => StructuredData
}

/** How a draft follows what an editor writes, where its content is not what the editor stores. */
type DraftOf<Page> = {
  storedIn: (page: Page) => StoryContent
  /** Undefined where the page stays as it is. */
  edit: (page: Page, stored: StoryContent) => Page | undefined
}

/** Everything the application knows of a kind of page: how its content is loaded, rendered and described. */
export type PageKind<Page> = Described<Page> & {
  /**
   * The finished content of a story: no view and no block requests more.
   * @returns undefined when there is no such page, a page number beyond the last included
   * @throws CatalogueError page-not-found, content-unavailable
   */
  load: (requestedStory: RequestedStory) => Promise<Page | undefined>
  render: (page: Page, read: Surroundings) => ReactNode
  draft?: DraftOf<Page> | undefined
}

type Definition<Content> = Partial<Described<Content>> & {
  /** From `#load/<folder of the kind>`: the module stays on the server, a browser gets `no-loader.ts`. */
  load: (requestedStory: RequestedStory) => Promise<Content | undefined>
  /** In the breadcrumbs and, unless `nameOf` says otherwise, in the browser's tab; by default the title of the story. */
  titleOf?: (page: Content) => string
  /** Breadcrumbs between the pages above and this one. */
  crumbsOf?: (page: Content) => readonly Crumb[]
  render: (page: Content, props: ViewProps, read: Surroundings) => ReactNode
  draft?: DraftOf<Content>
}

type Titled = { story: { content: { title: string } } }

/** A story without a title names its page itself. */
type Named<Content> = Content extends Titled ? unknown : Required<Pick<Definition<Content>, 'titleOf'>>

export function definePageKind<Name extends TemplateName, Content extends object>(
  template: Name,
  definition: Definition<Content> & Named<Content>,
): PageKind<Content & { template: Name }> {
  const { load, titleOf = titleOfStory, crumbsOf, render, draft, ...described }: Definition<Content> = definition
  return {
    nameOf: (page) => ({ pageTitle: titleOf(page) }),
    ...described,
    async load(requestedStory) {
      const content = await load(requestedStory)
      return content && { ...content, template }
    },
    render(page, read) {
      const { hasParent, ancestors, context } = read
      const breadcrumbs = hasParent ? [...ancestors, ...(crumbsOf?.(page) ?? []), { label: titleOf(page) }] : []
      return render(page, { breadcrumbs, context }, read)
    },
    draft: draft && {
      storedIn: draft.storedIn,
      edit(page, stored) {
        const edited = draft.edit(page, stored)
        return edited && { ...edited, template }
      },
    },
  }
}

function titleOfStory(page: object): string {
  return (page as Titled).story.content.title
}
