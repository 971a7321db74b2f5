import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pageWeight } from 'scripts/bench/load/page-weight.ts'
import { z } from 'zod'
import { testSiteUrl } from '../../../support/test-system.ts'

const site = join(import.meta.dirname, '../../../../site')
const budgetFile = 'site/weight-budget.json'

const kilobytes = z.number().positive()
const budget = z.strictObject({
  pages: z.record(
    z.string(),
    z.strictObject({ path: z.string(), scriptKb: kilobytes, styleKb: kilobytes, firstStyleKb: kilobytes }),
  ),
  fonts: z.record(z.string(), kilobytes),
})

const { pages, fonts } = budget.parse(JSON.parse(await readFile(join(site, 'weight-budget.json'), 'utf8')))

const advice: Readonly<Record<string, string>> = {
  scriptKb: 'Load what the first screen does not need when it is needed (next/dynamic, an import in an event)',
  styleKb: 'Remove rules that nothing uses, or let components share theirs',
  firstStyleKb: 'Rules of what is rarely on a page belong to class names of their own',
}

for (const [kind, { path, ...allowed }] of Object.entries(pages)) {
  test(`a page of the kind ${kind} stays within the budget`, async () => {
    const weight = await pageWeight(`${testSiteUrl}${path}`)
    for (const [part, most] of Object.entries(allowed)) {
      const actual = weight[part as keyof typeof allowed]
      const largest = Object.entries(weight.files)
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, 3)
        .map(([file, bytes]) => `${file} ${(bytes / 1000).toFixed(1)}`)
      const problem =
        `${path} has ${actual.toFixed(1)} KB of ${part}, and ${budgetFile} allows ${most}. ${advice[part]}; a page that ` +
        `is worth more raises the budget in the same commit. Largest files: ${largest.join(', ')}.`
      expect(actual, problem).toBeLessThanOrEqual(most)
      expect(actual, `${part} of ${path} was not found: the check would pass whatever it weighs.`).toBeGreaterThan(0)
    }
  })
}

test('every font file stays within the budget', async () => {
  const media = join(site, '.next/static/media')
  const names = (await readdir(media)).filter((name) => name.endsWith('.woff2'))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) {
    // A built file has the digest of its content in its name.
    const font = name.split('.')[0] ?? name
    const most = fonts[font]
    expect(most, `${font} has no row in ${budgetFile}: state what it may weigh in KB.`).toBeDefined()
    const problem = `${font} is larger than ${budgetFile} allows. npm run fonts makes the files of the weights and characters that are shown.`
    expect((await stat(join(media, name))).size / 1000, problem).toBeLessThanOrEqual(most ?? 0)
  }
  expect(Object.keys(fonts).toSorted()).toEqual(names.map((name) => name.split('.')[0]).toSorted())
})
