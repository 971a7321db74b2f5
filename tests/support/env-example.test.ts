import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv as parseDotEnv } from 'node:util'
import { parsePluginEnv, pluginVariables } from 'cms-plugin/server/env.ts'
import { readSettings, stackVariables } from 'scripts/settings.ts'
import { parseEnv } from 'site/server/configuration/env.ts'
import { misspelledIn } from 'site/server/configuration/known-variables.ts'
import { expect, test } from 'vitest'

const example = parseDotEnv(await readFile(join(import.meta.dirname, '../../.env.example'), 'utf8'))

test('.env.example states the defaults of the embedded stack', () => {
  expect(readSettings({ ...example })).toEqual(readSettings({}))
})

test('no variable of the project is taken for a misspelled one', () => {
  const names = [...Object.keys(example), ...Object.keys(stackVariables.shape), ...pluginVariables]
  expect(misspelledIn(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([])
})

test('.env.example states the defaults of the site', () => {
  expect(parseEnv({ ...example })).toEqual(parseEnv({}))
})

test('.env.example states every variable of the app, with its default', () => {
  expect(pluginVariables.filter((name) => !Object.hasOwn(example, name))).toEqual([])
  expect(parsePluginEnv({ ...example })).toEqual(parsePluginEnv({}))
})
