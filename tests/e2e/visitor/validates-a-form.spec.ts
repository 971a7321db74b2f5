import { runInThisContext } from 'node:vm'
import { expect, test } from '@playwright/test'
import { bundleForBrowsers } from '../../support/bundle-for-browsers.ts'

/** An example of the table with its verdict: the error, undefined when it is valid. */
type Judged = { title: string; isValid: boolean; error?: string }

test('every rule gives every example the same verdict in the browser and on the server, in nine languages', async ({
  page,
}) => {
  const code = await bundleForBrowsers('site/forms/rules/judge-cases.fixture.ts', 'table')
  const judgeAll = 'Promise.all(table.formLocales.map((locale) => table.judgeCases(locale))).then((all) => all.flat())'
  await page.addScriptTag({ content: code })
  const inBrowser = (await page.evaluate(judgeAll)) as Judged[]
  const onServer = (await runInThisContext(`${code}\n;${judgeAll}`)) as Judged[]
  expect(inBrowser.length).toBeGreaterThanOrEqual(1000)
  expect(inBrowser.filter(({ isValid, error }) => isValid !== (error === undefined))).toEqual([])
  expect(inBrowser).toEqual(onServer.map(({ error, ...rest }) => (error === undefined ? rest : { ...rest, error })))
})
