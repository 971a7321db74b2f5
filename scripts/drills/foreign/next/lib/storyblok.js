import { apiPlugin, storyblokInit } from '@storyblok/react/rsc'
import { Feature } from '../components/Feature'
import { Grid } from '../components/Grid'
import { Page } from '../components/Page'
import { Teaser } from '../components/Teaser'

export const getStoryblokApi = storyblokInit({
  accessToken: process.env.NEXT_PUBLIC_STORYBLOK_TOKEN,
  use: [apiPlugin],
  components: { feature: Feature, grid: Grid, page: Page, teaser: Teaser },
  apiOptions: { endpoint: process.env.NEXT_PUBLIC_STORYBLOK_ENDPOINT },
})
