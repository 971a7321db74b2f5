import 'server-only'
import { type Category, category } from 'component-schemas/content-types/category/schema.ts'
import { type NewsItem, newsItem } from 'component-schemas/content-types/news-item/schema.ts'
import { type Page, page } from 'component-schemas/content-types/page/schema.ts'
import { type Product, product } from 'component-schemas/content-types/product/schema.ts'
import type { CategoryCard, NewsCard, ProductCard } from 'component-schemas/fillings.ts'
import { env } from '#site/env.ts'
import { CatalogueError } from '#site/errors.ts'
import type { Match } from '#site/routing/match-path.ts'
import type { Place } from '#site/routing/path-for.ts'
import { type FilledBody, fillListings } from './fill-listings.ts'
import { getLabels, type Labels } from './get-labels.ts'
import { getStory } from './get-story.ts'
import { categoriesNamed, listCategories } from './list-categories.ts'
import { listNews } from './list-news.ts'
import { type Listing, listProducts } from './list-products.ts'
import { listStoriesByUuid } from './list-stories.ts'
import { searchFacts } from './page-alternates.ts'
import { productCards } from './product-card.ts'
import { reportUnsupported } from './report-unsupported.ts'
import { resolveLinks } from './resolve-links.ts'
import type { Story } from './story.ts'
import { addressOf, alternatesOf } from './story-place.ts'
import type { WireStory } from './wire-story.ts'

/** Everything a template draws, finished: no template and no block asks for more. */
export type PageContent =
  | { template: 'generic'; story: Story<Page>; body: FilledBody }
  | {
      template: 'product-listing'
      story: Story<Page>
      body: FilledBody
      listing: Listing<ProductCard>
      categories: readonly CategoryCard[]
    }
  | {
      template: 'category-listing'
      story: Story<Category>
      body: FilledBody
      listing: Listing<ProductCard>
    }
  | {
      template: 'product-detail'
      story: Story<Product>
      categories: readonly CategoryCard[]
      related: readonly ProductCard[]
      accessories: readonly ProductCard[]
      replacedBy: ProductCard | undefined
      labels: Labels
    }
  | { template: 'news-detail'; story: Story<NewsItem>; body: FilledBody; more: readonly NewsCard[] }

export type PageQuestion = { match: Match; place: Place; pageNumber: number }

type Builder = (wire: WireStory, question: PageQuestion) => Promise<PageContent | undefined>

/** Other stories below one of the newsroom. */
const mostMore = 3

/** One row a template. */
const builders: { [Name in PageContent['template']]: Builder } = {
  async generic(wire, { place }) {
    const story = readStory(wire, place, page)
    return { template: 'generic', story, body: await fillListings(story.content.body ?? [], place) }
  },
  async 'product-listing'(wire, { place, pageNumber }) {
    const story = readStory(wire, place, page)
    const [listing, categories] = await Promise.all([listProducts({ place, pageNumber }), listCategories({}, place)])
    if (!listing) return undefined
    const body = await fillListings(story.content.body ?? [], place)
    return { template: 'product-listing', story, body, listing, categories }
  },
  async 'category-listing'(wire, { place, pageNumber }) {
    const story = readStory(wire, place, category)
    const listing = await listProducts({ place, pageNumber, category: wire.uuid })
    if (!listing) return undefined
    const body = await fillListings(story.content.body ?? [], place)
    return { template: 'category-listing', story, body, listing }
  },
  async 'product-detail'(wire, { place }) {
    const story = readStory(wire, place, product)
    const { categories = [], related = [], accessories = [], replacedBy } = story.content
    const others = [...related, ...accessories, ...(replacedBy ? [replacedBy] : [])]
    const [known, stories, labels] = await Promise.all([
      categoriesNamed(categories, place),
      listStoriesByUuid(others, place.locale),
      getLabels(place.locale),
    ])
    const cards = productCards(stories, place)
    const among = (uuids: readonly string[]) => cards.filter(({ uuid }) => uuids.includes(uuid))
    return {
      template: 'product-detail',
      story,
      categories: known,
      related: among(related),
      accessories: among(accessories),
      replacedBy: replacedBy === undefined ? undefined : among([replacedBy])[0],
      labels,
    }
  },
  async 'news-detail'(wire, { place }) {
    const story = readStory(wire, place, newsItem)
    const { channel, body: blocks } = story.content
    const [body, latest] = await Promise.all([
      fillListings(blocks ?? [], place),
      listNews({ items: [], channel, limit: mostMore + 1 }, place),
    ])
    return {
      template: 'news-detail',
      story,
      body,
      more: latest.filter(({ uuid }) => uuid !== wire.uuid).slice(0, mostMore),
    }
  },
}

/**
 * The finished content of a matched address.
 * @returns undefined when there is no such page, a page number beyond the last included
 * @throws CatalogueError content-unavailable
 */
export async function getPage(question: PageQuestion): Promise<PageContent | undefined> {
  const wire = await getStory(question.match)
  return wire && builders[templateFor(wire, question.match)](wire, question)
}

/** Kinds of story with a template of their own, wherever a route shows any page. */
const ownTemplates: ReadonlyMap<string, PageContent['template']> = new Map([['news_item', 'news-detail']])

function templateFor({ content }: WireStory, { route }: Match): PageContent['template'] {
  return (route.template === 'generic' && ownTemplates.get(content.component)) || route.template
}

type Parser<Content> = { name: string; content: { safeParse: (wire: unknown) => ParseResult<Content> } }
type ParseResult<Content> = { success: true; data: Content } | { success: false; error: Error }

/** @throws CatalogueError page-not-found when the story is of another kind than its address, or lacks what it must have */
function readStory<Content extends object>(wire: WireStory, place: Place, type: Parser<Content>): Story<Content> {
  const address = addressOf(wire)
  const parsed = type.content.safeParse(resolveLinks(wire.content, place))
  if (!parsed.success) {
    throw new CatalogueError('page-not-found', `${address} is no usable ${type.name}: ${parsed.error.message}`)
  }
  reportRefused(address, parsed.data)
  const { id, uuid, name } = wire
  const search = searchFacts(wire, place, env.SITE_HOSTS)
  return { id, uuid, name, address, alternates: alternatesOf(wire, place.market), search, content: parsed.data }
}

function reportRefused(address: string, content: { body?: unknown }): void {
  for (const block of Array.isArray(content.body) ? content.body : []) {
    if (block.component === 'unsupported') reportUnsupported(address, block)
  }
}
