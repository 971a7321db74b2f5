import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasFeature } from 'site/has-feature.fixture.ts'
import { expect, test } from 'vitest'

const site = join(import.meta.dirname, '../../site')
const folders =
  'routing,search,features,page-kinds,forms,extranet,blocks,ui,content,server/customers,server/tables,server/pipeline'

/** The message that a person reads (the beginning of a text of the interface), or the reason why none is needed. */
type Row = { of: string; told: string } | { of: string; why: string }

const looking = 'how many queries or readings one search may take; what was typed stays in its row'
const beside = 'further things beside a page, the nearest or newest ones; their own lists have all'
const folded = 'the others are folded away behind a button of the same list'
const oneText = 'the browser stops typing at it, in sight; words are short'
const backKeeps = 'This is too much at once'

const limits: Readonly<Record<string, Row>> = {
  'routing/query/listed-codes.ts mostCompared': {
    of: 'products',
    told: 'There is room for {number} products side by side. Not shown',
  },
  'routing/query/listed-codes.ts longestCode': { of: 'characters', told: 'No product has' },
  'routing/query/page-query.ts mostValues': { of: 'values of a filter', why: 'more than any filter offers' },
  'routing/query/page-query.ts longestValue': { of: 'characters', why: oneText },
  'routing/query/product-list.ts mostLines': {
    of: 'products',
    told: 'A list has room for {room} products, as far as its address',
  },
  'routing/query/product-list.ts longestText': {
    of: 'characters',
    told: 'A list has room for {room} products, as far as its address',
  },
  'routing/query/read-amount.ts mostPieces': { of: 'pieces', told: 'It is not clear how many' },
  'search/find-in-catalogue.ts mostEntries': { of: 'results', told: '{shownText} of {totalText} results' },
  'search/facet-requests.ts mostValues': {
    of: 'values of a filter',
    why: 'more than the search offers for its filters',
  },
  'search/codes/code-lines.ts mostCodes': { of: 'codes', told: '500 codes fit into one table' },
  'search/codes/code-lines.ts longestCode': {
    of: 'characters',
    why: 'a longer cell is a description, which its row shows',
  },
  'search/codes/code-lines.ts mostSpellings': { of: 'spellings', why: looking },
  'search/codes/packed-codes.ts longestText': { of: 'characters', told: 'This is more than 256 KB of text' },
  'search/codes/packed-codes.ts longestPacked': { of: 'characters', told: '500 codes fit into one table' },
  'search/codes/match-codes.ts mostMisses': { of: 'suggestions', why: looking },
  'page-kinds/extranet/search/extranet-search.tsx mostOfCatalogue': {
    of: 'results',
    told: 'All results in the catalogue',
  },
  'features/saved-lists/written-list.ts mostProducts': {
    of: 'products',
    told: 'A list has room for 500 products. The others',
  },
  'features/saved-lists/written-list.ts mostPasted': { of: 'lines', told: backKeeps },
  'features/events/event-detail.tsx mostPhotos': { of: 'photos', told: 'All pictures' },
  'features/code-check/offered-lines.ts longestBoxes': {
    of: 'characters',
    told: 'A list has room for {room} products, as far as its address',
  },
  'features/product-list/qr-code.ts longestAddress': {
    of: 'characters',
    why: 'the address stands beside the missing code',
  },
  'page-kinds/product-detail/vehicle-list.tsx mostInOneTable': { of: 'vehicles', why: folded },
  'page-kinds/general-listing/list-filters.tsx mostInView': { of: 'options', why: folded },
  'page-kinds/parts/product-filters/filter-group.tsx mostInView': { of: 'options', why: folded },
  'server/pipeline/request-limits.ts largestBody': { of: 'bytes', told: backKeeps },
  'features/preview-links/new-link.ts longestName': { of: 'characters', why: oneText },
  'features/preview-links/new-link.ts longestNote': { of: 'characters', why: oneText },
  'forms/largest-form.ts largestForm': { of: 'bytes', told: 'The form with its files is too large' },
  'forms/http/respond-to-post.ts mostParts': { of: 'fields', told: 'The form with its files is too large' },
  'forms/submissions/form-returns.ts mostCharacters': {
    of: 'characters',
    told: 'Your browser’s Back button leads to the form',
  },
  'forms/submissions/read-body.ts mostParts': { of: 'fields', told: backKeeps },
  'forms/submissions/written-parts.ts mostWritten': {
    of: 'bytes',
    told: 'Your browser’s Back button leads to the form',
  },
  'features/passing-files/passing-form.ts longestPassedNote': {
    of: 'characters',
    told: 'The receiver reads it. At most',
  },
  'content/products/compare-by-codes.ts mostRead': {
    of: 'codes',
    told: 'There is room for {number} products side by side. Not shown',
  },
  'content/products/list-products.ts mostPages': { of: 'pages', told: '{shownText} of {totalText} results' },
  'features/key-finder/finding/find-blanks.ts mostCandidates': {
    of: 'blanks',
    told: '{count, plural, =0 {No blank of this kind comes near}',
  },
  'features/key-finder/finding/find-vehicle-blanks.ts mostBlanks': {
    of: 'blanks',
    why: 'the finder then asks for model and year',
  },
  'features/key-finder/finding/find-vehicle-blanks.ts mostDevices': { of: 'devices', why: 'more than one vehicle has' },
  'features/key-finder/finding/finder-choice.ts longestLength': { of: 'characters', why: oneText },
  'extranet/downloads/download-path.ts mostFilesAtOnce': { of: 'files', told: 'Your files hold 200 at most' },
  'features/saved-lists/open-lists.ts mostLists': { of: 'lists', told: 'You have 200 lists' },
  'features/subscriptions/subscriptions.ts mostSubscriptions': {
    of: 'subscriptions',
    told: 'Nothing was changed: you follow too much already',
  },
  'server/pipeline/request-limits.ts longestAddress': { of: 'characters', told: backKeeps },
}

const others: Readonly<Record<string, string>> = {
  'search/read-words.ts mostRecords': looking,
  'search/nearest-results.ts mostBeginnings': looking,
  'search/nearest-results.ts mostNearest': beside,
  'search/codes/look-alikes.ts mostWords': looking,
  'search/codes/look-alikes.ts longestCode': looking,
  'search/codes/match-codes.ts mostQueries': looking,
  'features/events/load.ts mostMore': beside,
  'page-kinds/news-detail/load.ts mostMore': beside,
  'features/shops/shop-detail/load.ts mostOthers': beside,
  'features/athletes/load.ts mostNews': beside,
  'page-kinds/product-detail/load.ts mostShown': beside,
  'page-kinds/product-detail/load.ts mostAsked': beside,
  'features/key-finder/finding/find-vehicle-blanks.ts mostBeside': beside,
  'features/feeds/respond-to-feed.ts mostNews': 'a feed has the newest; the newsroom has all',
}

/** Limits of machines: addresses, queries, headers, cards in memory. */
const ofMachines =
  /^(routing\/path-pattern|search\/(access|indexing|loosened-query|codes\/look-alikes)|page-kinds\/seo|features\/feeds\/calendar-text|features\/planned-previews\/plan|features\/preview-links\/new-link\.ts longestHours|forms\/submissions\/(receive-form|written-parts)|extranet\/downloads|ui\/|content\/(products\/(product-index|cached)|listings|changes|translations|addresses|client|facets)|features\/files-as-zip\/store\/taken-files|server\/pipeline\/public-address)/

const found = globSync(`{${folders}}/**/*.{ts,tsx}`, { cwd: site })
  .filter((file) => !/\.(test|fixture)\./.test(file))
  .flatMap((file) =>
    [...readFileSync(join(site, file), 'utf8').matchAll(/^(?:export )?const ((?:most|longest|largest)[A-Z]\w*) = /gm)]
      .map(([, name = '']) => `${file} ${name}`)
      .filter((one) => !one.endsWith('Ms')),
  )

test('every limit that a person can meet has a row: what they are told, or why nothing is to be told', () => {
  const rows = new Set([...Object.keys(limits), ...Object.keys(others)])
  expect(found.filter((one) => !rows.has(one) && !ofMachines.test(one))).toEqual([])
  // A site may have left the feature of a row out.
  const isOfSite = (row: string) => existsSync(join(site, /^features\/[^/]+/.exec(row)?.[0] ?? ''))
  expect([...rows].filter((one) => isOfSite(one) && !found.includes(one))).toEqual([])
})

/** Whose texts the rows name. */
const tellers =
  'code-check files-as-zip key-finder passing-files photo-galleries product-comparison product-list saved-lists subscriptions'

test.runIf(tellers.split(' ').every(hasFeature))('what a person is told is a text of the interface', () => {
  const texts = [...readFileSync(join(site, 'messages/en.po'), 'utf8').matchAll(/^msgid "(.*)"$/gm)].map(
    ([, text]) => text,
  )
  const told = Object.values(limits).flatMap((row) => ('told' in row ? [row.told] : []))
  expect(told.filter((words) => !texts.some((text) => text?.startsWith(words)))).toEqual([])
})
