export default defineNuxtConfig({
  modules: ['@storyblok/nuxt'],
  compatibilityDate: '2026-11-01',
  telemetry: false,
  devtools: { enabled: false },
  runtimeConfig: { public: { editor: process.env.STORYBLOK_EDITOR } },
  storyblok: {
    accessToken: process.env.STORYBLOK_TOKEN,
    apiOptions: { endpoint: process.env.STORYBLOK_ENDPOINT },
    bridgeUrl: `${process.env.STORYBLOK_EDITOR}/f/storyblok-v2-latest.js`,
  },
})
