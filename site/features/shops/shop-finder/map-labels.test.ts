import { expect, test } from 'vitest'
import { mapLabels } from './map-labels.ts'

test('names do not cover each other: the first one stays, and a phone has room for fewer', () => {
  const labels = mapLabels(
    [
      { text: 'Madrid', x: 300, y: 200 },
      { text: 'Getafe', x: 305, y: 204 },
      { text: 'Toledo', x: 300, y: 220 },
      { text: 'Sevilla', x: 200, y: 400 },
    ],
    640,
  )
  expect(labels.map(({ text, isOnPhones }) => [text, isOnPhones])).toEqual([
    ['Madrid', true],
    ['Sevilla', true],
    ['Toledo', false],
  ])
})

test('a name at the edge stands on the other side of its point; of two shops in a town one is named', () => {
  const labels = mapLabels(
    [
      { text: 'Barcelona', x: 600, y: 100 },
      { text: 'Barcelona', x: 601, y: 101 },
    ],
    640,
  )
  expect(labels).toMatchObject([{ text: 'Barcelona', side: 'left' }])
})
