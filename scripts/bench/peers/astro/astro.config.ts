import node from '@astrojs/node'
import { storyblok } from '@storyblok/astro'
import { defineConfig } from 'astro/config'
import { blockNames } from './words/block-names'

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  integrations: [
    storyblok({
      accessToken: process.env['CONTENT_PUBLIC_TOKEN'] ?? '',
      bridge: false,
      apiOptions: { endpoint: process.env['CONTENT_API_URL'] },
      components: Object.fromEntries(blockNames.map((name) => [name, 'storyblok/Block'])),
    }),
  ],
})
