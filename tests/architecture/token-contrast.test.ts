import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { weakContrasts } from 'scripts/adopt/token-contrast.ts'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../../site/brand/tokens.css'), 'utf8')

test('every text of every theme can be read on its ground', () => expect(weakContrasts(css)).toEqual([]))

test('a colour that is too light is found in each theme that has it', () => {
  const light = css.replace(/--brass-on-light: #\w+;/, '--brass-on-light: #c9a15c;')
  expect(weakContrasts(light)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^accent on ground of the theme surface has a contrast of [\d.]+, not 4\.5\.$/),
    ]),
  )
})
