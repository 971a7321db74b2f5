/**
 * Tests that `npm test` leaves to `npm test -- --all`, so that a commit waits ten minutes at most. They read every page, try every case of
 * a matrix, or start and stop systems of their own: they find what a change of one part seldom breaks, and the build machine runs all of them.
 */
export const thoroughSpecs = [
  // Every page, block, market or address.
  '**/customer/requests-forbidden-pages.spec.ts',
  '**/developer/first-paint/looks-the-same-without-sheets.spec.ts',
  '**/developer/reads-report-addresses.spec.ts',
  '**/developer/sees-every-block.spec.ts',
  '**/editor/follows-the-guide.spec.ts',
  '**/editor/leaks-no-draft.spec.ts',
  '**/editor/preview/publishes-what-was-previewed.spec.ts',
  '**/editor/preview/selects-every-block.spec.ts',
  '**/program/reads-markdown.spec.ts',
  '**/program/shares-a-page.spec.ts',
  '**/visitor/access/looks-at-pictures.spec.ts',
  '**/visitor/follows-every-link.spec.ts',
  '**/visitor/meets-hostile-paths.spec.ts',
  '**/visitor/reads-every-market.spec.ts',
  '**/visitor/reads-well-formed-pages.spec.ts',
  '**/visitor/receives-security-headers.spec.ts',
  // Every way in which a login, a consent, a preview, a move of a block, a comparison of versions, a plugin page, a search for a blank or a
  // first press can be.
  '**/customer/logs-out.spec.ts',
  '**/customer/meets-a-login-error.spec.ts',
  '**/editor/on-page/moves-blocks.spec.ts',
  '**/editor/plan/takes-a-language-off.spec.ts',
  '**/editor/preview/keeps-the-preview-open.spec.ts',
  '**/editor/preview/lists-what-will-be.spec.ts',
  '**/editor/preview/previews-other-stories.spec.ts',
  '**/editor/preview/shares-a-preview.spec.ts',
  '**/editor/preview/shares-a-release.spec.ts',
  '**/editor/story/compares-versions.spec.ts',
  '**/editor/uses-an-accessible-plugin.spec.ts',
  '**/visitor/chooses-consent.spec.ts',
  '**/visitor/counter/identifies-a-key.spec.ts',
  '**/visitor/counter/looks-up-many-codes.spec.ts',
  '**/visitor/navigation/starts-by-itself.spec.ts',
  // Systems of their own.
  '**/customer/stays-logged-in-on-every-machine.spec.ts',
  '**/developer/counts-content-calls.spec.ts',
  '**/developer/kills-before-a-plan.spec.ts',
  '**/developer/reads-readiness.spec.ts',
  '**/developer/runs-in-the-frameworks-server.spec.ts',
  '**/developer/starts-and-stops.spec.ts',
  '**/visitor/consents-to-analytics.spec.ts',
  '**/visitor/meets-a-failing-search.spec.ts',
  '**/visitor/meets-a-failing-upstream.spec.ts',
  '**/visitor/reports-field-data.spec.ts',
  // Waits for times that were planned.
  '**/customer/follows-a-folder.spec.ts',
  '**/editor/plan/plans-a-release.spec.ts',
  '**/editor/preview/previews-what-is-planned.spec.ts',
] as const

/** Specs that also run in the framework's server (docs/hosts.md): pages, forms, search, login, extranet, errors, protection. */
export const frameworkSpecs = [
  '**/customer/logs-in.spec.ts',
  '**/customer/reads-the-extranet.spec.ts',
  '**/program/',
  '**/visitor/changes-the-language.spec.ts',
  '**/visitor/downloads-a-document.spec.ts',
  '**/visitor/meets-an-error.spec.ts',
  '**/visitor/reads-every-document.spec.ts',
  '**/visitor/reads-without-javascript.spec.ts',
  '**/visitor/receives-security-headers.spec.ts',
  '**/visitor/replays-advisories.spec.ts',
  '**/visitor/sends-a-form.spec.ts',
  '**/visitor/sends-an-unusual-request.spec.ts',
] as const

/** Those of them that run behind Varnish too, which answers unusual requests by itself. */
export const specsBehindCdn = frameworkSpecs.filter((spec) => !/unusual|advisories|security-headers/.test(spec))

/**
 * What Varnish changes: it takes one range alone, knows gzip and no Brotli, and the script of a page remembers the language (docs/operate.md),
 * the last of five tabs.
 */
export const changedByVarnish = /in ranges and resumed|compressed for our own pages|five tabs/

/** Their tests of a page that is kept, which the framework's server does not do. */
export const ofKeptPages = /cached|no cache confuses|names its feed/

/** Specs that also run in the system's own browser, which may allow less than the one from npm: storage in a frame of another site, say. */
export const browserSpecs = ['**/editor/edits-a-landing.spec.ts'] as const

/** A walk at two widths: the narrower one remains. */
export const thoroughWidths = /, at 1440 pixels/

export const thoroughSuites = [
  // Adds one thing of each kind to a copy of the project, compiles it, and removes them again.
  '**/architecture/recipes.test.ts',
  // Compiles the site once for each feature.
  '**/architecture/left-out-features.test.ts',
  // Commands, each in a process of its own.
  '**/commands/cli-whole-space.contract.test.ts',
  '**/commands/cli.contract.test.ts',
  '**/commands/report.contract.test.ts',
  '**/commands/tokens-in-logs.contract.test.ts',
  '**/schemas/labels.contract.test.ts',
  '**/stack/export-round-trip.contract.test.ts',
  '**/stack/seed.contract.test.ts',
  // Servers and processes that are stopped and started, or run beside others.
  '**/database/leadership.contract.test.ts',
  '**/delivery/crash.contract.test.ts',
  '**/forms/digests.contract.test.ts',
  '**/forms/enquiries.contract.test.ts',
  '**/forms/forms.contract.test.ts',
  '**/identity/identity-outages.contract.test.ts',
  '**/instances/fleet-limits.test.ts',
  '**/instances/redis-modes.test.ts',
  '**/instances/several-instances.test.ts',
  '**/schemas/schema-agreement.contract.test.ts',
  '**/schemas/schema-faults.contract.test.ts',
  '**/search/search-queue.contract.test.ts',
  '**/stack/second-stack.contract.test.ts',
  '**/upstream/hanging-upstream.test.ts',
] as const

/** `npm test` sets it for its runners; a developer who names a test file runs that file, whichever it is. */
export const shortRun = 'TEST_SHORT'

export function isShortRun(): boolean {
  return process.env[shortRun] === '1'
}
