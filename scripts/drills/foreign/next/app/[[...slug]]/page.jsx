import { StoryblokStory } from '@storyblok/react/rsc'
import { getStoryblokApi } from '../../lib/storyblok'

const bridgeOptions = { customParent: process.env.NEXT_PUBLIC_STORYBLOK_EDITOR }

export default async function Home({ params }) {
  const { slug = ['home'] } = await params
  const { data } = await getStoryblokApi().get(
    `cdn/stories/${slug.join('/')}`,
    { version: 'draft' },
    { cache: 'no-store' },
  )
  return <StoryblokStory story={data.story} bridgeOptions={bridgeOptions} />
}
