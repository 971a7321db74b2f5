/** With PEER_SWR=1 the answers are kept and renewed in the background, as the framework offers it. */
export default defineNuxtConfig({
  modules: ['@storyblok/nuxt'],
  compatibilityDate: '2026-11-01',
  telemetry: false,
  devtools: { enabled: false },
  storyblok: {
    accessToken: process.env['CONTENT_PUBLIC_TOKEN'],
    bridge: false,
    apiOptions: { endpoint: process.env['CONTENT_API_URL'] },
  },
  app: { head: { htmlAttrs: { lang: 'es' }, style: ['img{max-width:100%;height:auto}'] } },
  nitro: { compressPublicAssets: true, output: { dir: process.env['PEER_SWR'] ? '.output-swr' : '.output' } },
  routeRules: process.env['PEER_SWR'] ? { '/**': { swr: 3600 } } : {},
})
