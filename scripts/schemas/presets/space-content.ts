import type { PresetSlot } from 'component-schemas/presets/preset-slots.ts'
import { z } from 'zod'
import type { ManagementRequests } from '../../management/management-requests.ts'

const assetRow = z.looseObject({
  id: z.number(),
  filename: z.string(),
  content_type: z.string().nullish(),
  alt: z.string().nullish(),
  title: z.string().nullish(),
  copyright: z.string().nullish(),
  focus: z.string().nullish(),
  source: z.string().nullish(),
  is_private: z.boolean().nullish(),
})
type AssetRow = z.output<typeof assetRow>

const storyRow = z.looseObject({ id: z.number(), uuid: z.string(), full_slug: z.string(), content_type: z.string() })
type StoryRow = z.output<typeof storyRow>

/** The values for the slots of one preset: each call gives the next that fits, and undefined when the space has none. */
export type SpaceContent = () => { take: (slot: PresetSlot) => unknown }

/** Content types to which links of presets lead. */
const linkedTypes = ['page', 'category']

/** Pages of the asset list that are read, and the pixels from which an image is wide enough for a page. */
const most = { pages: 6, perPage: 100 }
const leastWidth = 1000

/** Files and stories of the space that fit the slots, oldest first: the same ones for every push. */
export async function spaceContent(slots: readonly PresetSlot[], requests: ManagementRequests): Promise<SpaceContent> {
  const needsFiles = slots.some(({ slot }) => slot === 'image' || slot === 'video')
  const types = new Set(slots.flatMap((one) => (one.slot === 'story' ? one.types : [])))
  if (slots.some(({ slot }) => slot === 'link')) for (const type of linkedTypes) types.add(type)
  const [assets, stories] = await Promise.all([
    needsFiles ? readAssets(requests) : [],
    Promise.all([...types].map(async (type) => [type, await readStories(type, requests)] as const)),
  ])
  return () => takerOf(assets, new Map(stories))
}

function takerOf(assets: readonly AssetRow[], stories: ReadonlyMap<string, readonly StoryRow[]>) {
  const taken = new Set<AssetRow | StoryRow>()
  /** The first that was not taken yet; when all were, the first again. */
  const next = <Item extends AssetRow | StoryRow>(items: readonly Item[]): Item | undefined => {
    const item = items.find((one) => !taken.has(one)) ?? items[0]
    if (item) taken.add(item)
    return item
  }
  const storiesOf = (types: readonly string[]) => types.flatMap((type) => stories.get(type) ?? [])
  const takeFile = (files: readonly AssetRow[]) => {
    const asset = next(files)
    return asset && fileOf(asset)
  }
  const take = (slot: PresetSlot): unknown => {
    switch (slot.slot) {
      case 'image':
        return takeFile(nearest(assets.filter(isImage), slot.ratio))
      case 'video':
        return takeFile(assets.filter(({ filename }) => /\.(webm|mp4)$/i.test(filename)))
      case 'story':
        return next(storiesOf(slot.types))?.uuid
      case 'link': {
        const story = next(storiesOf(linkedTypes))
        return story && linkTo(story)
      }
    }
  }
  return { take }
}

/** A public image for pages, with its alternative text; the pictures of presets are none. */
function isImage({ filename, alt, is_private: isPrivate }: AssetRow): boolean {
  const isOfPreset = /\/block-[^/]+-[0-9a-f]{10}\.webp$/.test(filename)
  const [width = 0] = sizeOf(filename)
  return /\.(webp|jpe?g|png|avif)$/i.test(filename) && Boolean(alt) && !isPrivate && !isOfPreset && width >= leastWidth
}

/** Images by how near their ratio is to the wanted one. */
function nearest(images: readonly AssetRow[], ratio: number): AssetRow[] {
  const distance = ({ filename }: AssetRow) => {
    const [width = 1, height = 1] = sizeOf(filename)
    return Math.abs(Math.log(width / height / ratio))
  }
  return images.toSorted((a, b) => distance(a) - distance(b) || a.id - b.id)
}

/** Width and height in pixels, which an address names (Storyblok docs, image service). */
function sizeOf(filename: string): number[] {
  const size = /\/(\d+)x(\d+)\//.exec(filename)
  return size ? [Number(size[1]), Number(size[2])] : []
}

/** The value of an asset field. */
function fileOf({ id, filename, alt, title, copyright, focus, source }: AssetRow) {
  const texts = { alt: alt ?? '', name: '', title: title ?? '', copyright: copyright ?? '', source: source ?? '' }
  return { fieldtype: 'asset', id, filename, focus: focus ?? '', ...texts, meta_data: {}, is_external_url: false }
}

/** The value of a link field. */
function linkTo({ uuid, full_slug: slug }: StoryRow) {
  return { fieldtype: 'multilink', linktype: 'story', id: uuid, url: '', cached_url: slug }
}

async function readAssets(requests: ManagementRequests): Promise<AssetRow[]> {
  const rows: AssetRow[] = []
  for (let page = 1; page <= most.pages; page += 1) {
    const query = { page, per_page: most.perPage, sort_by: 'created_at:asc' }
    const { assets } = z.object({ assets: z.array(assetRow) }).parse(await requests.send('get', 'assets', { query }))
    rows.push(...assets)
    if (assets.length < most.perPage) break
  }
  return rows
}

async function readStories(type: string, requests: ManagementRequests): Promise<StoryRow[]> {
  const query = {
    contain_component: type,
    story_only: 1,
    is_published: 1,
    per_page: 25,
    page: 1,
    sort_by: 'created_at:asc',
  }
  const { stories } = z.object({ stories: z.array(storyRow) }).parse(await requests.send('get', 'stories', { query }))
  return await picturesFirst(
    stories.filter(({ content_type }) => content_type === type),
    requests,
  )
}

/** Stories that are looked at for a picture. */
const mostLookedAt = 10

/** The same stories, those with a picture in front: a card without one does not look like the picture of the preset. */
async function picturesFirst(stories: readonly StoryRow[], requests: ManagementRequests): Promise<StoryRow[]> {
  const hasPicture = new Set<StoryRow>()
  for (const story of stories.slice(0, mostLookedAt)) {
    const content = JSON.stringify(await requests.send('get', `stories/${story.id}`))
    if (/"filename":"[^"]+\.(webp|jpe?g|png|avif)"/i.test(content)) hasPicture.add(story)
  }
  return stories.toSorted((a, b) => Number(hasPicture.has(b)) - Number(hasPicture.has(a)))
}
