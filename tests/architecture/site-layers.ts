import type { Layer } from './layer.ts'

const noPage = { react: 'no page is rendered here', next: 'the framework is unknown here' }
const configuration = 'site/server/configuration'
const delivery = 'site/content/delivery'
const content = ['site/content', delivery]
const [errors, runtime] = ['site/server/errors', 'site/server/runtime']
const upstream = 'site/server/upstream'
const [database, pipeline] = ['site/server/database', 'site/server/pipeline']
const browser = ['site/browser/account', 'site/browser/consent']
const ofForms = ['site/forms', 'site/forms/submissions', 'site/identity']
const observability = 'site/server/observability'
const pageCache = 'site/server/page-cache'
const cdn = 'site/server/cdn'
const timeLimit = 'site/server/time-limit'
const tables = 'site/server/tables'
const [refusals, schemas] = ['site/server/refusals', 'component-schemas']

/**
 * The imports that folders of `site` may have. A folder inside another one that has a row of its own (`site/content/facets`) is a layer of its
 * own: it is listed after the folder that it is in, and others name it.
 */
export const siteLayers: readonly Layer[] = [
  { folder: 'site/routing', mayImport: [] },
  { folder: 'site/messages', mayImport: ['site/routing'] },
  { folder: 'site/ui', mayImport: [] },
  { folder: 'site/ui/rich-text', mayImport: [schemas, 'site/ui'] },

  // The Node process around the framework: no React, no story.
  { folder: configuration, mayImport: ['site/routing', runtime] },
  { folder: tables, mayImport: [], refusedPackages: noPage },
  { folder: 'site/server/pdf', mayImport: [errors, runtime], refusedPackages: noPage },
  {
    folder: refusals,
    mayImport: ['site/routing', 'site/messages', configuration, observability],
    refusedPackages: noPage,
  },
  { folder: observability, mayImport: [runtime, timeLimit], refusedPackages: noPage },
  { folder: upstream, mayImport: [configuration, errors, runtime, observability, timeLimit] },
  {
    folder: 'site/server/security',
    mayImport: ['site/routing', configuration, 'site/browser/consent', 'site/browser/navigation'],
    refusedPackages: noPage,
  },
  { folder: database, mayImport: [runtime], refusedPackages: noPage },
  {
    folder: cdn,
    mayImport: [configuration, runtime, database, observability, upstream],
    refusedPackages: { react: 'headers and calls of a CDN know tags and no page', next: 'the same' },
  },
  {
    folder: pageCache,
    mayImport: [
      cdn,
      configuration,
      errors,
      runtime,
      observability,
      refusals,
      'site/server/security',
      timeLimit,
      upstream,
    ],
    refusedPackages: { react: 'the page cache stores finished responses and knows no page', next: 'the same' },
  },
  { folder: 'site/server/preview', mayImport: ['site/routing', configuration] },
  {
    folder: pipeline,
    mayImport: [
      'site/handlers',
      'site/routing',
      cdn,
      configuration,
      observability,
      pageCache,
      'site/server/preview',
      refusals,
      'site/server/security',
      timeLimit,
      upstream,
    ],
    refusedPackages: { react: 'every request passes here before a page renders', next: 'the same' },
  },
  {
    folder: 'site/server/field-data',
    mayImport: ['site/routing', 'site/browser/consent', configuration, observability, pipeline, refusals],
    refusedPackages: noPage,
  },
  {
    // The one part of the server that knows stories: it decides which page an address shows.
    folder: 'site/server/middleware',
    mayImport: [
      'site/routing',
      ...content,
      'site/identity',
      'site/extranet',
      configuration,
      errors,
      pageCache,
      'site/server/preview',
      'site/server/security',
    ],
    refusedPackages: { react: 'middleware answers requests; it never renders' },
  },

  {
    folder: 'site/content',
    mayImport: [
      schemas,
      delivery,
      'site/content/facets',
      'site/routing',
      configuration,
      errors,
      runtime,
      observability,
      pageCache,
      'site/server/preview',
      timeLimit,
      upstream,
    ],
  },
  {
    folder: delivery,
    mayImport: ['site/routing'],
    refusedPackages: { react: 'stories are read here; pages show them', next: 'commands read stories too' },
  },
  {
    folder: 'site/content/facets',
    mayImport: [database, schemas, 'site/routing'],
    refusedPackages: { react: 'facets are counted here, pages render them' },
  },
  {
    folder: 'site/identity',
    mayImport: ['site/routing', configuration, errors, database, pipeline, refusals, upstream],
    refusedPackages: { react: 'sessions are read on the server; pages show them' },
  },
  {
    folder: 'site/search',
    mayImport: [schemas, 'site/routing', ...browser, 'site/ui', configuration, refusals, tables, timeLimit, upstream],
  },
  {
    folder: 'site/search/indexing',
    // The stories that wait are counted.
    mayImport: [schemas, delivery, 'site/routing', configuration, runtime, database, observability, upstream],
    refusedPackages: { react: 'indexes are written here; site/search queries them', next: 'the same' },
  },

  { folder: 'site/forms', mayImport: [schemas, 'site/routing', 'site/ui', 'site/ui/rich-text'] },
  {
    folder: 'site/forms/submissions',
    // Limits count the networks that requests come from, as the pipeline names them.
    mayImport: [schemas, 'site/forms', configuration, database, pipeline],
    refusedPackages: { react: 'submissions are stored and delivered; they are never rendered', next: 'the same' },
  },
  {
    folder: 'site/forms/http',
    mayImport: ['site/routing', ...content, ...ofForms, 'site/messages', configuration, pageCache, refusals],
    refusedPackages: { react: 'a form is received here; pages render it' },
  },

  { folder: 'site/browser/navigation', mayImport: ['site/routing', 'site/messages', configuration, 'site/ui'] },
  {
    folder: 'site/browser/consent',
    mayImport: ['site/routing', 'site/messages', 'site/browser/navigation', 'site/ui'],
  },
  // A session of another customer replaces the document, which the navigation does.
  {
    folder: 'site/browser/account',
    mayImport: ['site/routing', 'site/identity', 'site/browser/navigation', 'site/ui'],
  },
  { folder: 'site/browser/live-preview', mayImport: [] },

  {
    folder: 'site/blocks',
    mayImport: [schemas, 'site/ui', 'site/ui/rich-text', 'site/forms', 'site/messages'],
  },
  {
    folder: 'site/page-kinds',
    mayImport: [
      schemas,
      'site/blocks',
      ...content,
      'site/content/facets',
      'site/forms',
      'site/messages',
      'site/page-kinds/errors',
      'site/page-kinds/parts',
      'site/page-kinds/seo',
      'site/routing',
      'site/search',
      errors,
      pageCache,
      'site/ui',
      'site/ui/rich-text',
    ],
  },
  {
    folder: 'site/page-kinds/seo',
    mayImport: [schemas, 'site/routing', 'site/messages', configuration, errors, refusals],
  },
  {
    folder: 'site/page-kinds/layouts',
    mayImport: [
      schemas,
      'site/blocks',
      'site/browser/account',
      'site/browser/consent',
      'site/browser/navigation',
      'site/messages',
      'site/routing',
      'site/search',
      'site/ui',
    ],
  },
]
