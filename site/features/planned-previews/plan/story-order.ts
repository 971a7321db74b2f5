import type { WireStory } from '#site/content/delivery/wire-story.ts'

type Compare = (a: WireStory, b: WireStory) => number

/** Flags of a rule of `sort_by` that compare numbers (Storyblok docs, sorting). */
const numeric: readonly string[] = ['int', 'float']

/**
 * The order of a list as the service sorts it: `field:asc|desc[:int|float]`, several separated by commas; texts by their characters,
 * stories without a value last, equal ones by their number (guess: the vendor documents neither).
 */
export function storyOrder(sortBy: string): Compare {
  const rules = sortBy.split(',').map((rule) => rule.trim().split(':'))
  const isFirstDown = rules[0]?.[1] === 'desc'
  const compares = rules.map(([field = '', direction, flag = '']) =>
    compareBy(field, { isDown: direction === 'desc', isNumber: numeric.includes(flag) }),
  )
  return (a, b) => {
    for (const compare of compares) {
      const order = compare(a, b)
      if (order !== 0) return order
    }
    return isFirstDown ? b.id - a.id : a.id - b.id
  }
}

type Direction = { isDown: boolean; isNumber: boolean }

function compareBy(field: string, { isDown, isNumber }: Direction): Compare {
  const valueOf = (story: WireStory) => {
    const value = field.startsWith('content.') ? story.content[field.slice('content.'.length)] : story[field]
    if (value === undefined || value === null || value === '') return undefined
    return isNumber || typeof value === 'number' ? Number(value) : String(value)
  }
  return (a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)]
    if (left === right) return 0
    if (left === undefined) return 1
    if (right === undefined) return -1
    return left < right === isDown ? 1 : -1
  }
}

/** Puts sorted stories into a sorted list, whose own order stays as it is. */
export function mergeSorted(list: readonly WireStory[], added: readonly WireStory[], compare: Compare): WireStory[] {
  const merged: WireStory[] = []
  let next = 0
  for (const story of list) {
    for (let one = added[next]; one && compare(one, story) < 0; one = added[next]) {
      merged.push(one)
      next += 1
    }
    merged.push(story)
  }
  return [...merged, ...added.slice(next)]
}
