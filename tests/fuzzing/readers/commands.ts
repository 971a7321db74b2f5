import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { readExport } from 'local-stack/export/read-export.ts'
import { assetPath, rewriteContent } from 'local-stack/export/rewrite-content.ts'
import { readAnswers } from 'scripts/adopt/answers.ts'
import { parseArguments } from 'scripts/command/run-command.ts'
import { slugOf } from 'scripts/seed/compile/slug-of.ts'
import { parseTranslations } from 'scripts/seed/compile/translations.ts'
import { mergeValues } from 'scripts/upgrade/merge-values.ts'
import { printMessageEntries, readMessageEntries } from 'scripts/upgrade/message-entries.ts'
import { readStamp, withStamp } from 'scripts/upgrade/stamp.ts'
import { readHosts } from 'site/routing/hosts/site-hosts.ts'
import { parseRedisAddress } from 'site/server/configuration/redis-address.ts'
import { jsonValues } from '../damaged-json.ts'
import { texts } from '../damaged-text.ts'
import { signs } from '../hostile-texts.ts'
import { defineReader, type Reader, unlessRefused, unlessRefusedLater } from '../reader.ts'

const answers = {
  name: 'Ferrante',
  legalName: 'Ferrante S.A.',
  domain: 'ferrante.example',
  languages: ['es', 'en', { code: 'ca', iso: 'ca-ES', name: 'Català' }],
  markets: ['spain', { id: 'andorra', name: 'Andorra', country: 'AD', languages: ['ca'], timeZone: 'Europe/Andorra' }],
}
const answersRefused = /^These answers cannot be used|^There is no market|^The name begins/
const po = 'msgid ""\nmsgstr "Language: it\\n"\n\n#, fuzzy\nmsgctxt "a/b"\nmsgid "Llave"\nmsgstr "Chiave"\n'
const poSigns = [
  ...signs('" \\ \n \n\n __proto__'),
  'msgid ',
  'msgstr ',
  'msgctxt ',
  'msgid_plural ',
  'msgstr[1] ',
  '#, fuzzy',
  '#~ ',
]
const packageJson = '{ "name": "a", "ferrante": { "base": { "version": "0.1.0" } } }'
const hosts = '[{"host":"www.example.com","market":"spain","website":"https://www.example.com"}]'
const exported = {
  id: 1,
  uuid: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a001',
  name: 'Home',
  slug: 'home',
  full_slug: 'home',
  content: { component: 'page', image: { id: 1, filename: 'https://a.example/f/7/1x1/abc/a.png' } },
}
const renamed = {
  uuids: new Map([['7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a001', 'b']]),
  assets: new Map([['/f/7/1x1/abc/a.png', { id: 2, filename: 'http://localhost/f/1/1x1/c/a.png' }]]),
}

/** Files of the vendor's command line, read in a folder of its own. */
async function readPulled(kind: string, name: string, text: string): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  try {
    mkdirSync(join(folder, kind, '7'), { recursive: true })
    writeFileSync(join(folder, kind, '7', name), text)
    return await unlessRefusedLater(/export-|which the export does not have/, () => readExport(folder))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What commands read: files and answers of people, exports, variables. */
export const commandReaders: readonly Reader[] = [
  defineReader({
    name: 'command-adopt',
    inputs: jsonValues(fc.constant(answers)),
    check(given) {
      const read = unlessRefused(answersRefused, () => readAnswers(given))
      if (read) assert.match(read.id, /^[a-z][a-z0-9]*$/)
    },
  }),
  defineReader({
    name: 'command-translations',
    inputs: texts(fc.constant(po), poSigns),
    check(text) {
      const units = unlessRefused(/^This is no PO file/, () => parseTranslations(text))
      for (const { source, words } of units?.values() ?? []) assert.equal(typeof source + typeof words, 'stringstring')
      assert.ok(!('msgid' in {}) && Object.keys(Object.prototype).length === 0)
    },
    growing: {
      pieces: [...poSigns, '"a"\n', '#\n'],
      longest: 200_000,
      read: (text) => unlessRefused(/^This is no PO file/, () => parseTranslations(text)),
    },
  }),
  defineReader({
    name: 'command-message-entries',
    inputs: texts(fc.constant(po), poSigns),
    check(text) {
      const entries = readMessageEntries(text.replace(/^[^\S\n]+|[^\S\n]+$/gm, ''))
      const printed = printMessageEntries(entries)
      assert.deepEqual(printMessageEntries(readMessageEntries(printed)), printed)
    },
    growing: { pieces: [...poSigns, '\n'], longest: 200_000, read: readMessageEntries },
  }),
  defineReader({
    name: 'command-stamp',
    inputs: texts(fc.constant(packageJson), signs('{ } " : , "base" "version" 1.2.3 $&')),
    check(text) {
      const stamp = unlessRefused(/^package.json has no entry|JSON|^\[/, () => readStamp(text))
      if (stamp && text === packageJson)
        assert.deepEqual(readStamp(withStamp(text, { version: '9.9.9' })), { version: '9.9.9' })
    },
  }),
  defineReader({
    name: 'command-merge',
    inputs: fc.record({
      base: jsonValues(fc.constant(answers)),
      own: jsonValues(fc.constant(answers)),
      release: jsonValues(fc.constant(answers)),
    }),
    check({ base, own, release }) {
      assert.deepEqual(mergeValues({ base, own: base, release }).value, release)
      assert.deepEqual(mergeValues({ base, own, release: base }).value, own)
      JSON.stringify(mergeValues({ base, own, release }).value)
    },
  }),
  defineReader({
    name: 'command-export',
    isSlow: true,
    inputs: fc.record({
      kind: fc.constantFrom('stories', 'components', 'assets', 'datasources', 'languages'),
      name: fc.constantFrom('a.json', 'groups.json', 'a.presets.json'),
      value: jsonValues(
        fc.constantFrom<unknown>(exported, [exported], { id: 1, filename: 'https://a.example/f/7/1x1/abc/100%.png' }),
      ),
    }),
    async check({ kind, name, value }) {
      await readPulled(kind, name, JSON.stringify(value))
      const once = rewriteContent(value, renamed)
      assert.deepEqual(rewriteContent(once, { uuids: new Map(), assets: new Map() }), once)
    },
    growing: {
      pieces: signs('/ //a /f/7 http:// a - 0a'),
      longest: 100_000,
      read: (text) => [assetPath(text), rewriteContent(text, renamed)],
    },
  }),
  defineReader({
    name: 'command-variables',
    inputs: texts(
      fc.constantFrom(hosts, 'redis://a:b@c:1/2', 'redis+sentinel://a/master/0?node=b:2'),
      signs('{ } [ ] " : / @ % ?node= #'),
    ),
    check(text) {
      unlessRefused(/^SITE_HOSTS is wrong/, () => readHosts(text, 'http://localhost:3000'))
      if (!URL.canParse(text)) return
      const address = unlessRefused(/^(It names|The database|The node|Signs in)/, () => parseRedisAddress(text))
      if (address) assert.ok(Number.isInteger(address.database) && address.nodes.length > 0)
    },
  }),
  defineReader({
    name: 'command-arguments',
    inputs: fc.array(texts(fc.constantFrom('--all', '--id=7', 'word', '--help'), signs('- -- = all id')), {
      maxLength: 4,
    }),
    check(args) {
      const flags = { all: { type: 'boolean', help: '' }, id: { type: 'string', help: '' } } as const
      const parsed = parseArguments({ name: 'outbox', purpose: '', flags, words: { name: 'word', help: '' } }, args)
      if ('problem' in parsed) assert.match(parsed.problem, /--help lists/)
      assert.match(slugOf(args.join(' '), 'es'), /^([a-z0-9]+(-[a-z0-9]+)*)?$/)
    },
  }),
]
