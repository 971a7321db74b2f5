import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collapseRedirects, isSafeTarget, type RedirectRule } from './collapse-redirects.ts'

const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
const target = fc.oneof(path, fc.constantFrom('/a#x', '/b?page=2', 'https://elsewhere.example/a'))
const rules: fc.Arbitrary<RedirectRule[]> = fc.array(
  fc.record({ from: path, to: target, status: fc.constantFrom(301 as const, 302 as const) }),
  { maxLength: 8 },
)

function pathOf(to: string): string {
  return to.replace(/[?#].*$/, '')
}

describe('collapsed redirects', () => {
  test('lead to their end at once, never to another redirect and never back', () => {
    fc.assert(
      fc.property(rules, (given) => {
        const { targets, loops } = collapseRedirects(given)
        for (const [from, { to }] of targets) {
          expect(targets.has(pathOf(to))).toBe(false)
          expect(pathOf(to)).not.toBe(from)
        }
        expect(new Set([...targets.keys(), ...loops])).toEqual(new Set(given.map(({ from }) => from)))
      }),
    )
  })

  test('a chain becomes one redirect, permanent only when every link of it is', () => {
    const chain: RedirectRule[] = [
      { from: '/a', to: '/b', status: 301 },
      { from: '/b', to: '/c', status: 302 },
      { from: '/c', to: '/d', status: 301 },
    ]
    const { targets } = collapseRedirects(chain)
    expect(targets.get('/a')).toEqual({ to: '/d', status: 302 })
    expect(targets.get('/c')).toEqual({ to: '/d', status: 301 })
  })

  test('a loop and what runs into it are named and are no redirects', () => {
    const { targets, loops } = collapseRedirects([
      { from: '/in', to: '/a', status: 301 },
      { from: '/a', to: '/b', status: 301 },
      { from: '/b', to: '/a#again', status: 301 },
      { from: '/self', to: '/self', status: 301 },
    ])
    expect(targets.size).toBe(0)
    expect(loops.toSorted()).toEqual(['/a', '/b', '/in', '/self'])
  })

  test('of two rules for one path the first wins', () => {
    const { targets } = collapseRedirects([
      { from: '/a', to: '/first', status: 301 },
      { from: '/a', to: '/second', status: 301 },
    ])
    expect(targets.get('/a')?.to).toBe('/first')
  })
})

test.each([
  ['/productos', true],
  ['/en/a?b=c#d', true],
  ['https://elsewhere.example/a', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['\\\\evil.example', false],
  ['/\t/evil.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https:evil.example', false],
  ['https:///evil.example', false],
  ['productos', false],
  ['', false],
])('the target %j is safe: %s', (to, isSafe) => expect(isSafeTarget(to)).toBe(isSafe))
