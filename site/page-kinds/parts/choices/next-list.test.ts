import { expect, test } from 'vitest'
import { nextList } from './next-list.ts'

const shown = 'NOR-1R*20,LIN-12DP,ARA-5T'

test('leads to the address of the link when no change is on its way', () => {
  expect(nextList({ shown, target: 'NOR-1R*20,ARA-5T', coming: undefined })).toBe('NOR-1R*20,ARA-5T')
})

test('removes a line from the list that is on its way', () => {
  const coming = { text: 'LIN-12DP,ARA-5T', until: 20 }
  expect(nextList({ shown, target: 'NOR-1R*20,ARA-5T', coming, now: 10 })).toBe('ARA-5T')
})

test('is empty when the last line is removed', () => {
  const coming = { text: 'LIN-12DP', until: 20 }
  expect(nextList({ shown: 'NOR-1R,LIN-12DP', target: 'NOR-1R', coming, now: 10 })).toBe('')
})

test('forgets a change whose page has not come in time', () => {
  const coming = { text: 'LIN-12DP,ARA-5T', until: 20 }
  expect(nextList({ shown, target: 'NOR-1R*20,ARA-5T', coming, now: 30 })).toBe('NOR-1R*20,ARA-5T')
})
