import { apiPlugin, storyblokInit } from '@storyblok/react/rsc'
import { Block } from './block'
import { blockNames } from './words/block-names'

/** The vendor's starter: one call that registers the client and the component of a block. */
export const getStoryblokApi = storyblokInit({
  accessToken: process.env['CONTENT_PUBLIC_TOKEN'],
  use: [apiPlugin],
  apiOptions: { endpoint: process.env['CONTENT_API_URL'] },
  components: Object.fromEntries(blockNames.map((name) => [name, Block])),
})
