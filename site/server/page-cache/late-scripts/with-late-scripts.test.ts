import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inlineScriptHashes } from '#site/server/security/inline-scripts.ts'
import { ownScript } from '#site/server/security/own-script.ts'
import { speculationRules, withSpeculationRules } from './speculation-rules.ts'
import { startByItself } from './start-by-itself.ts'
import { withLateScripts } from './with-late-scripts.ts'

const page = (head: string) =>
  `<html><head>${head}<script>${ownScript}</script></head><body><p>$&amp; text</p></body></html>`

test('files of the framework wait, and hints to fetch what only they use are left out', () => {
  const made = withLateScripts(
    page(
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
        '<link rel="preload" href="/_next/static/chunks/b.css" as="style"/>' +
        '<link rel="preload" as="image" imageSrcSet="/hero.webp 1x"/>' +
        '<link rel="stylesheet" href="/_next/static/chunks/c.css"/>' +
        '<script src="/_next/static/chunks/a.js" async=""></script>' +
        '<script src="/_next/static/chunks/old.js" noModule=""></script>' +
        '<script id="_R_">self.a=1</script>',
    ),
  )
  expect(made).not.toMatch(/rel="preload"[^>]*as="(script|style)"/)
  expect(made).toContain('<link rel="preload" as="image" imageSrcSet="/hero.webp 1x"/>')
  expect(made).toContain('<link rel="stylesheet" href="/_next/static/chunks/c.css"/>')
  expect(made).toContain('<script type="text/late" src="/_next/static/chunks/a.js" async="">')
  expect(made).toContain('<script src="/_next/static/chunks/old.js" noModule="">')
  expect(made).toContain('<script id="_R_">self.a=1</script>')
})

test('the first script starts them, and the rules for the first link stand at the end; the policy names both', () => {
  const made = withLateScripts(withSpeculationRules(page('')))
  expect(made).toContain(`<script>${ownScript};${startByItself}</script>`)
  expect(made).toMatch(/<script type="speculationrules">\{.*\}<\/script><\/body><\/html>$/)
  expect(inlineScriptHashes(made)).toHaveLength(2)
})

test('a document without our first script stays as it is: nothing would start its scripts', () => {
  const html = '<html><head><script src="/_next/static/chunks/a.js" async=""></script></head><body></body></html>'
  expect(withLateScripts(html)).toBe(html)
})

test('the first script is small, has no types or comments and does not end its element', () => {
  expect(startByItself).not.toMatch(/<\/|<!--|\/\/| {2}|: void/)
  // A document is changed with each byte as one character.
  expect(startByItself + speculationRules).toMatch(/^[\n -~]*$/)
  expect(brotliCompressSync(startByItself).byteLength).toBeLessThan(2300)
})
