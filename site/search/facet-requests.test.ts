import { describe, expect, test } from 'vitest'
import { conditionsOf, countedFacets, filtersOf } from './facet-requests.ts'

const none = new Map()

describe('choices of facets', () => {
  test('are one of the values of each facet, and of every facet that has any', () => {
    expect(conditionsOf({ material: ['brass', 'steel'], 'lock-brand': ['nordala'] }, 'public')).toEqual([
      ['lockBrand:nordala'],
      ['material:brass', 'material:steel'],
    ])
  })

  test('are counted without their own facet, so that another value can be added', () => {
    expect(conditionsOf({ material: ['brass'], 'lock-brand': ['nordala'] }, 'public', 'material')).toEqual([
      ['lockBrand:nordala'],
    ])
  })

  test('that begin with a hyphen are values and exclude nothing', () => {
    expect(conditionsOf({ category: ['-1'] }, 'public')).toEqual([[String.raw`categories.lvl0:\-1`]])
  })

  test('are none behind the login, whose records have no facets', () => {
    expect(conditionsOf({ material: ['brass'] }, 'extranet')).toEqual([])
    expect(countedFacets('extranet')).toEqual({})
  })
})

describe('what narrows a list', () => {
  const list = {
    nbHits: 20,
    facets: { material: { brass: 12, steel: 4 }, lockBrand: { nordala: 20 }, year: { '2024': 1, '2025': 2 } },
  }

  test('are the facets that tell its entries apart', () => {
    expect(filtersOf({ facets: {}, family: 'public' }, list, none)).toEqual([
      {
        name: 'material',
        choice: 'many',
        options: [
          { value: 'brass', count: 12, isChosen: false },
          { value: 'steel', count: 4, isChosen: false },
        ],
        without: 20,
      },
    ])
  })

  test('are the chosen facets too, with what their other values would show, and with values that nothing has', () => {
    const without = new Map([
      ['lock-brand' as const, { nbHits: 30, facets: { lockBrand: { nordala: 20, tesquil: 9 } } }],
    ])
    const [brand] = filtersOf({ facets: { 'lock-brand': ['none', 'nordala'] }, family: 'public' }, list, without)
    expect(brand).toEqual({
      name: 'lock-brand',
      choice: 'many',
      options: [
        { value: 'nordala', count: 20, isChosen: true },
        { value: 'tesquil', count: 9, isChosen: false },
        { value: 'none', count: 0, isChosen: true },
      ],
      without: 30,
    })
  })

  test('are none for a response without counts', () => {
    expect(filtersOf({ facets: {}, family: 'public' }, { nbHits: 3 }, none)).toEqual([])
  })
})
