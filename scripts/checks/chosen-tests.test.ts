import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../settings.ts'
import { chooseTests } from './chosen-tests.ts'

const unit = 'scripts/checks/chosen-tests.test.ts'
const dom = 'site/ui/carousel/carousel.test.tsx'
const contract = 'tests/contract/stack/seed.contract.test.ts'
const browser = 'tests/e2e/visitor/follows-every-link.spec.ts'
const at = (...files: string[]) => files.map((file) => join(root, file))

describe('paths of npm test', () => {
  test.each([
    ['a unit test', [unit], { vitest: at(unit), playwright: [] }],
    ['a test of a component', [dom], { vitest: at(dom), playwright: [] }],
    ['a contract test that npm test leaves out', [contract], { vitest: at(contract), playwright: [] }],
    ['a browser test that npm test leaves out', [browser], { vitest: [], playwright: at(browser) }],
    ['an absolute path', at(browser), { vitest: [], playwright: at(browser) }],
    ['a path with a line', [`${browser}:12`], { vitest: [], playwright: at(`${browser}:12`) }],
    ['several, one of them twice', [unit, `./${browser}`, unit], { vitest: at(unit), playwright: at(browser) }],
  ])('choose %s', (_, paths, chosen) => {
    expect(chooseTests(paths, root)).toEqual(chosen)
  })

  test('choose all tests of a folder, with the slash that a shell completes and without', () => {
    const all = at(...globSync('tests/e2e/visitor/**/*.spec.ts', { cwd: root })).toSorted()
    for (const path of ['tests/e2e/visitor', 'tests/e2e/visitor/']) {
      const { vitest, playwright } = chooseTests([path], root)
      expect({ vitest, playwright: playwright.toSorted() }).toEqual({ vitest: [], playwright: all })
    }
  })

  test('are relative to the folder of the call, else to the project', () => {
    const from = join(root, 'scripts/checks')
    expect(chooseTests(['chosen-tests.test.ts'], from).vitest).toEqual(at(unit))
    expect(chooseTests(['..'], from).vitest).toContain(join(root, 'scripts/settings.test.ts'))
    expect(chooseTests([dom], from).vitest).toEqual(at(dom))
  })

  test.each(['scripts/checks/chosen-tests.ts', 'scripts/checks/chosen', 'docs', 'no/such.test.ts', 'tests/e2e:3'])(
    'refuse %s, at which no test is, by name',
    (path) => {
      expect(() => chooseTests([unit, path], root)).toThrow(`No test is at ${path}.`)
    },
  )
})
