/**
 * Tests that `npm test` leaves to `npm test -- --all`, so that a commit waits about ten minutes: it has walks of each person, and what no page may lose.
 * The build machine runs all of them.
 */
export const thoroughSpecs = [
  '**/developer/first-paint/**',
  '**/editor/interface/**',
  '**/editor/on-page/**',
  '**/editor/plan/**',
  '**/editor/preview/**',
  '**/visitor/access/**',
  '**/visitor/counter/**',
  '**/visitor/navigation/**',
  '**/customer/enlarges-a-photo.spec.ts',
  '**/customer/follows-a-folder.spec.ts',
  '**/customer/logs-out.spec.ts',
  '**/customer/meets-a-login-error.spec.ts',
  '**/customer/passes-a-file-on.spec.ts',
  '**/customer/reads-the-extranet.spec.ts',
  '**/customer/requests-forbidden-pages.spec.ts',
  '**/customer/searches-the-extranet.spec.ts',
  '**/customer/sees-own-terms.spec.ts',
  '**/customer/sees-what-is-new.spec.ts',
  '**/customer/sends-an-enquiry.spec.ts',
  '**/customer/stays-logged-in-on-every-machine.spec.ts',
  '**/customer/takes-many-files.spec.ts',
  '**/customer/waits-for-a-page.spec.ts',
  '**/customer/writes-to-an-agent.spec.ts',
  '**/developer/counts-content-calls.spec.ts',
  '**/developer/kills-before-a-plan.spec.ts',
  '**/developer/reads-readiness.spec.ts',
  '**/developer/reads-report-addresses.spec.ts',
  '**/developer/runs-in-the-frameworks-server.spec.ts',
  '**/developer/sees-every-block.spec.ts',
  '**/developer/starts-and-stops.spec.ts',
  '**/editor/blocks-foreign-origins.spec.ts',
  '**/editor/describes-a-picture.spec.ts',
  '**/editor/edits-a-landing.spec.ts',
  '**/editor/follows-the-guide.spec.ts',
  '**/editor/keeps-every-address.spec.ts',
  '**/editor/leads-old-addresses.spec.ts',
  '**/editor/leaks-no-draft.spec.ts',
  '**/editor/lists-affected-pages.spec.ts',
  '**/editor/makes-a-page.spec.ts',
  '**/editor/merges-two-edits.spec.ts',
  '**/editor/opens-other-kinds.spec.ts',
  '**/editor/organises-stories.spec.ts',
  '**/editor/publishes-a-data-sheet.spec.ts',
  '**/editor/recovers-unsaved-work.spec.ts',
  '**/editor/redirects-an-address.spec.ts',
  '**/editor/restricts-a-folder.spec.ts',
  '**/editor/runs-the-doctor.spec.ts',
  '**/editor/runs-the-vendor-harness.spec.ts',
  '**/editor/starts-a-form.spec.ts',
  '**/editor/starts-a-page.spec.ts',
  '**/editor/story/arranges-blocks.spec.ts',
  '**/editor/story/checks-a-story.spec.ts',
  '**/editor/story/compares-versions.spec.ts',
  '**/editor/uses-an-accessible-plugin.spec.ts',
  '**/editor/works-beside-a-colleague.spec.ts',
  '**/editor/works-under-the-policy.spec.ts',
  '**/editor/works-without-a-mouse.spec.ts',
  '**/program/reads-markdown.spec.ts',
  '**/program/scans-a-product.spec.ts',
  '**/program/shares-a-page.spec.ts',
  '**/visitor/applies-for-a-job.spec.ts',
  '**/visitor/chooses-consent.spec.ts',
  '**/visitor/consents-to-analytics.spec.ts',
  '**/visitor/downloads-a-document.spec.ts',
  '**/visitor/finds-a-shop.spec.ts',
  '**/visitor/follows-every-link.spec.ts',
  '**/visitor/follows-the-newsroom.spec.ts',
  '**/visitor/loses-no-form.spec.ts',
  '**/visitor/meets-a-failing-search.spec.ts',
  '**/visitor/meets-a-failing-upstream.spec.ts',
  '**/visitor/meets-hostile-paths.spec.ts',
  '**/visitor/reads-accessible-pages.spec.ts',
  '**/visitor/reads-every-market.spec.ts',
  '**/visitor/reads-well-formed-pages.spec.ts',
  '**/visitor/receives-security-headers.spec.ts',
  '**/visitor/reports-field-data.spec.ts',
  '**/visitor/sends-after-a-deployment.spec.ts',
  '**/visitor/survives-an-outage.spec.ts',
  '**/visitor/validates-a-form.spec.ts',
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

/** The unit and contract tests that `npm test` leaves out: files of more than four seconds. */
export const thoroughSuites = [
  // Every block, field, address or message, with made-up content.
  '**/*.property.test.ts',
  '**/blocks/broken-content.test.tsx',
  '**/blocks/proofs/**',
  '**/landing-field/landing-field.test.tsx',
  '**/reports/reports.test.ts',
  '**/page-kinds/pages.test.tsx',
  '**/rich-text/rich-text-control.test.tsx',
  '**/routing/routing.test.ts',
  '**/search-page/typed-search.test.tsx',
  '**/seed/check-content.test.ts',
  '**/simulation/simulate.test.ts',
  '**/fuzzing/readers.test.ts',
  // A content service that fails, pauses or falls silent, and memory that fills.
  '**/content/client/**',
  '**/addresses/read-names.test.ts',
  '**/memory/memory-limit.test.ts',
  '**/products/with-changes.test.ts',
  '**/upstream/upstream.test.ts',
  // Adds one thing of each kind to a copy of the project, compiles it, and removes them again.
  '**/architecture/recipes.test.ts',
  // Compiles the site once for each feature.
  '**/architecture/left-out-features.test.ts',
  '**/architecture/route-table.test.ts',
  // Commands, each in a process of its own.
  '**/adopt/adopt.test.ts',
  '**/checks/test-results.test.ts',
  '**/command/npm-scripts.test.ts',
  '**/commands/cli-whole-space.contract.test.ts',
  '**/commands/cli.contract.test.ts',
  '**/commands/report.contract.test.ts',
  '**/commands/tokens-in-logs.contract.test.ts',
  '**/scripts/stored-data.test.ts',
  '**/system/compile-catalogues.test.ts',
  '**/system/watch-sources.test.ts',
  '**/upgrade/upgrade-site.test.ts',
  '**/stack/export-round-trip.contract.test.ts',
  '**/stack/seed.contract.test.ts',
  // The database, forms, logins, search and schemas over the services: a browser test of each remains.
  '**/contract/database/**',
  '**/contract/forms/**',
  '**/contract/identity/**',
  '**/contract/schemas/**',
  '**/contract/search/**',
  // Servers and processes that are stopped and started, or run beside others.
  '**/delivery/address-book.contract.test.ts',
  '**/delivery/addresses-for-programs.contract.test.ts',
  '**/delivery/crash.contract.test.ts',
  '**/delivery/data-sheets.contract.test.ts',
  '**/delivery/planned-**',
  '**/delivery/rate-limits.contract.test.ts',
  '**/delivery/webhooks.contract.test.ts',
  '**/instances/fleet-limits.test.ts',
  '**/instances/redis-modes.test.ts',
  '**/instances/several-instances.test.ts',
  '**/mail/start-mail-service.test.ts',
  '**/management/schedules.contract.test.ts',
  '**/stack/second-stack.contract.test.ts',
  '**/stack/unique-titles.contract.test.ts',
  '**/upstream/hanging-upstream.test.ts',
] as const

/** `npm test` sets it for its runners; a developer who names a test file runs that file, whichever it is. */
export const shortRun = 'TEST_SHORT'

export function isShortRun(): boolean {
  return process.env[shortRun] === '1'
}
