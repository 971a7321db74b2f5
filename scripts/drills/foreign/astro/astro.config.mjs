import node from '@astrojs/node'
import { storyblok } from '@storyblok/astro'
import { defineConfig } from 'astro/config'

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  integrations: [
    storyblok({
      accessToken: process.env.STORYBLOK_TOKEN,
      apiOptions: { endpoint: process.env.STORYBLOK_ENDPOINT },
      bridge: { customParent: process.env.STORYBLOK_EDITOR },
      livePreview: true,
      components: {
        feature: 'storyblok/Feature',
        grid: 'storyblok/Grid',
        page: 'storyblok/Page',
        teaser: 'storyblok/Teaser',
      },
    }),
  ],
})
