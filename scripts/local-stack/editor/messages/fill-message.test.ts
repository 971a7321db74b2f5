import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillMessage } from './messages-for.ts'

test.each([
  ['{count} {count:field|fields}', 1, 'en', '1 field'],
  ['{count} {count:field|fields}', 2, 'en', '2 fields'],
  ['{count} {count:texte|textes}', 0, 'fr', '0 texte'],
  ['{count} {count:Feld|Felder} {name}', 0, 'de', '0 Felder {name}'],
])('%s with %i in %s is “%s”', (message, count, language, said) => {
  expect(fillMessage(message, { count }, language)).toBe(said)
})

const editor = join(import.meta.dirname, '..')

test.each(globSync('{messages,fields/messages}/*.json', { cwd: editor }))(
  'no sentence of %s counts one thing as several',
  (file) => {
    const counted = readFileSync(join(editor, file), 'utf8').match(
      /\{count\} (stories|fields|texts|folders|files|things|languages|historias|campos|textos|carpetas|archivos|contenuti|campi|testi|cartelle|champs|textes|contenus|fichiers|Felder|Texte|Inhalte|Ordner|Dateien)\b/g,
    )
    // The button is shown for two files and more.
    expect((counted ?? []).filter((words) => !/files|archivos|fichiers|Dateien/.test(words))).toEqual([])
  },
)
