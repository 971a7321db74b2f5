import type { Layer } from './layer.ts'

/**
 * Who may import whom, as data. `oxlint.config.ts` turns each row into import rules for its folder;
 * `layers.test.ts` plants a violation of each rule and expects it to be caught.
 */
export const layers: readonly Layer[] = [
  { folder: 'component-schemas', mayImport: [] },
  { folder: 'site/routing', mayImport: [] },
  { folder: 'site/configuration', mayImport: ['site/routing'] },
  {
    folder: 'site/facets',
    mayImport: ['component-schemas', 'site/routing'],
    refusedPackages: { react: 'facets are counted here, templates draw them' },
  },
  {
    folder: 'site/metrics',
    mayImport: [],
    refusedPackages: { react: 'figures are counted here; nothing is drawn', next: 'the same' },
  },
  {
    folder: 'site/tracing',
    mayImport: ['site/metrics'],
    refusedPackages: { react: 'what happens is told to a collector here; nothing is drawn', next: 'the same' },
  },
  { folder: 'site/http', mayImport: ['site/env', 'site/errors', 'site/metrics', 'site/precedence', 'site/tracing'] },
  {
    folder: 'site/policy',
    mayImport: ['site/env', 'site/consent'],
    refusedPackages: { react: 'policies are headers; no page is drawn here', next: 'the same' },
  },
  {
    folder: 'site/page-store',
    mayImport: [
      'site/env',
      'site/errors',
      'site/metrics',
      'site/policy',
      'site/precedence',
      'site/tracing',
      'site/within',
    ],
    refusedPackages: { react: 'the page store keeps finished responses and knows no page', next: 'the same' },
  },
  {
    folder: 'site/operation',
    mayImport: ['site/within'],
    refusedPackages: { react: 'how the process is run; nothing is drawn', next: 'the same' },
  },
  {
    folder: 'site/front',
    mayImport: [
      'site/metrics',
      'site/env',
      'site/routing',
      'site/operation',
      'site/policy',
      'site/page-store',
      'site/preview',
      'site/tracing',
    ],
    refusedPackages: { react: 'what every request passes before anything is drawn', next: 'the same' },
  },
  { folder: 'site/messages', mayImport: ['site/routing'] },
  { folder: 'site/ui', mayImport: [] },
  { folder: 'site/consent', mayImport: ['site/routing', 'site/messages', 'site/navigation', 'site/ui'] },
  {
    folder: 'site/content',
    mayImport: [
      'component-schemas',
      'site/routing',
      'site/facets',
      'site/env',
      'site/errors',
      'site/http',
      'site/metrics',
      'site/page-store',
      'site/precedence',
      'site/within',
    ],
  },
  {
    folder: 'site/identity',
    mayImport: ['site/routing', 'site/env', 'site/errors', 'site/tracing'],
    refusedPackages: { react: 'who is asking is found out on the server; what they see is drawn elsewhere' },
  },
  // A session that is another customer's replaces the document, which the navigation does.
  { folder: 'site/account', mayImport: ['site/routing', 'site/identity', 'site/navigation', 'site/ui'] },
  {
    folder: 'site/extranet',
    mayImport: [
      'component-schemas',
      'site/routing',
      'site/env',
      'site/errors',
      'site/http',
      'site/content',
      'site/identity',
    ],
    refusedPackages: { react: 'what a customer may read is found here; templates draw it' },
  },
  { folder: 'site/rich-text', mayImport: ['component-schemas', 'site/ui'] },
  { folder: 'site/forms', mayImport: ['component-schemas', 'site/ui', 'site/rich-text'] },
  {
    folder: 'site/submissions',
    // Limits count the networks that requests come from, as `front` tells them apart.
    mayImport: ['component-schemas', 'site/forms', 'site/front', 'site/env', 'site/errors'],
    refusedPackages: { react: 'submissions are kept and delivered; they are never drawn', next: 'the same' },
  },
  {
    folder: 'site/search-index',
    mayImport: ['component-schemas', 'site/routing', 'site/env', 'site/http'],
    refusedPackages: { react: 'indexes are filled here; site/search asks them', next: 'the same' },
  },
  {
    folder: 'site/search',
    mayImport: [
      'component-schemas',
      'site/routing',
      'site/env',
      'site/account',
      'site/consent',
      'site/ui',
      'site/tracing',
      'site/within',
    ],
  },
  {
    folder: 'site/blocks',
    mayImport: ['component-schemas', 'site/ui', 'site/rich-text', 'site/forms', 'site/messages'],
  },
  { folder: 'site/gallery', mayImport: ['component-schemas', 'site/blocks', 'site/forms', 'site/ui'] },
  { folder: 'site/navigation', mayImport: ['site/routing', 'site/messages', 'site/env', 'site/ui'] },
  { folder: 'site/seo', mayImport: ['site/routing', 'site/messages', 'site/env'] },
  {
    folder: 'site/templates',
    mayImport: [
      'component-schemas',
      'site/blocks',
      'site/rich-text',
      'site/ui',
      'site/routing',
      'site/facets',
      'site/forms',
      'site/search',
      'site/messages',
    ],
  },
  {
    folder: 'site/layouts',
    mayImport: [
      'component-schemas',
      'site/account',
      'site/blocks',
      'site/search',
      'site/ui',
      'site/routing',
      'site/messages',
      'site/consent',
      'site/navigation',
    ],
  },
  { folder: 'site/preview', mayImport: ['site/routing', 'site/env'] },
  {
    folder: 'site/gateway',
    mayImport: [
      'site/routing',
      'site/env',
      'site/errors',
      'site/content',
      'site/page-store',
      'site/policy',
      'site/identity',
      'site/preview',
      'site/extranet',
    ],
    refusedPackages: { react: 'the gateway answers requests; it never draws' },
  },
  {
    folder: 'cms-plugin/reports',
    mayImport: ['component-schemas', 'site/routing'],
    refusedPackages: { react: 'reports are functions over stories; the app and the command show them' },
  },
  {
    folder: 'cms-plugin/landing-field',
    mayImport: ['component-schemas'],
    refusedPackages: { hono: 'the plugin runs in the CMS’s frame; its server stands in cms-plugin/server' },
  },
  {
    folder: 'cms-plugin/server',
    // Sign-ins of the app lie in the databases of the forms, with the same two drivers.
    mayImport: ['component-schemas', 'cms-plugin/reports', 'site/routing', 'site/submissions'],
    refusedPackages: { react: 'the server sends what was built' },
  },
  { folder: 'scripts/schemas', mayImport: ['component-schemas', 'site/routing'] },
  { folder: 'scripts/seed', mayImport: ['component-schemas', 'site/routing'] },
  { folder: 'scripts/search', mayImport: ['component-schemas', 'site/routing', 'site/search-index'] },
  { folder: 'scripts/report', mayImport: ['component-schemas', 'cms-plugin'] },
  {
    folder: 'scripts/local-stack',
    mayImport: [],
    refusedPackages: {
      'storyblok-js-client': 'a double that shares code with its caller agrees with the caller’s mistakes',
      '@storyblok/management-api-client': 'a double that shares code with its caller agrees with the caller’s mistakes',
      '@storyblok/schema': 'a double that shares code with its caller agrees with the caller’s mistakes',
      'component-schemas': 'the embedded stack speaks the protocol and knows nothing of our content',
    },
  },
]
