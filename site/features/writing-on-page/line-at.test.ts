import { expect, test } from 'vitest'
import { distanceTo, lineAt, type Rect } from './line-at.ts'

const rect = (left: number, top: number): Rect => ({ left, top, width: 100, height: 50 })
const stacked = [rect(0, 0), rect(0, 60), rect(0, 120)]
const row = [rect(0, 0), rect(110, 0), rect(220, 0)]

test('lines of stacked blocks lie above, between and below them', () => {
  expect([0, 1, 2, 3].map((index) => lineAt(stacked, index))).toEqual([
    { left: 0, top: 0, width: 100, height: 0, isVertical: false },
    { left: 0, top: 55, width: 100, height: 0, isVertical: false },
    { left: 0, top: 115, width: 100, height: 0, isVertical: false },
    { left: 0, top: 170, width: 100, height: 0, isVertical: false },
  ])
})

test('lines of blocks side by side are vertical', () => {
  expect([0, 1, 3].map((index) => lineAt(row, index))).toEqual([
    { left: 0, top: 0, width: 0, height: 50, isVertical: true },
    { left: 105, top: 0, width: 0, height: 50, isVertical: true },
    { left: 320, top: 0, width: 0, height: 50, isVertical: true },
  ])
})

test('a block that the page does not show has the line of its neighbours', () => {
  expect(lineAt([rect(0, 0), undefined, rect(0, 100)], 1)).toMatchObject({ top: 75 })
  expect(lineAt([undefined, rect(0, 0)], 0)).toMatchObject({ top: 0 })
  expect(lineAt([undefined], 0)).toBeUndefined()
})

test('the distance to a line is counted from its nearest point', () => {
  const line = { left: 10, top: 10, width: 100, height: 0 }
  expect(distanceTo(line, { x: 50, y: 13 })).toBe(3)
  expect(distanceTo(line, { x: 113, y: 14 })).toBe(5)
})
