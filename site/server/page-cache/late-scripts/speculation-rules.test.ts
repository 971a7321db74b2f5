import { expect, test } from 'vitest'
import { featureProgramFolders } from '#site/features.ts'
import { inlineScriptHashes } from '#site/server/security/inline-scripts.ts'
import { speculationRules, withSpeculationRules } from './speculation-rules.ts'

test('the rules stand at the end of a document, and the policy of the page names them', () => {
  const made = withSpeculationRules('<html><body><p>$&amp; text</p></body></html>')
  expect(made).toBe(
    `<html><body><p>$&amp; text</p><script type="speculationrules">${speculationRules}</script></body></html>`,
  )
  expect(inlineScriptHashes(made)).toHaveLength(1)
})

/** Whether a rule of the given name lets the browser load an address ahead; `URLPattern` is the browser's own. */
function isLoadedAhead(address: string): boolean {
  const rules = JSON.parse(speculationRules) as {
    prefetch: [{ where: { and: [unknown, { not: { href_matches: string[] } }, unknown] } }]
  }
  const { href_matches: patterns } = rules.prefetch[0].where.and[1].not
  return !patterns.some((pattern) => new URLPattern(pattern, 'http://site').test(address, 'http://site'))
}

test.each([
  ['/productos', true],
  ['/en/products/nor-1r', true],
  ['/', true],
  ['/productos?kind=machine', false],
  ['/extranet', false],
  ['/en/extranet/catalogues', false],
  ['/api/auth/login?returnTo=/', false],
  ['/api/tables/list.csv', false],
  ['/productos/nor-1r.pdf', false],
  ['/feeds/es/news.xml', false],
  ['/_gallery', false],
  ...featureProgramFolders.map(({ folder }): [string, boolean] => [`/${folder}/a`, false]),
])('%s is loaded ahead: %s', (address, is) => {
  expect(isLoadedAhead(address)).toBe(is)
})
