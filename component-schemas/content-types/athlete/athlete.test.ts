import { expect, test } from 'vitest'
import { parseStoryContent } from '../../parse/parse-content.ts'

const wire = { component: 'athlete', _uid: 'a', name: 'Inés Cardenal', disciplines: ['triathlon', 'triathlon'] }

test('an athlete has a name and a discipline', () => {
  expect(parseStoryContent(wire)).toMatchObject({ name: 'Inés Cardenal', disciplines: ['triathlon'], titles: [] })
  for (const lacking of [{ name: ' ' }, { disciplines: [] }]) {
    expect(parseStoryContent({ ...wire, ...lacking })).toMatchObject({ component: 'unsupported', name: 'athlete' })
  }
})

test('leaves out a title without its year and keeps the others', () => {
  const title = (year: string) => ({ component: 'athlete_title', _uid: year, name: 'Second', year })
  expect(parseStoryContent({ ...wire, titles: [title('2024'), title('soon'), title('2022')] })).toMatchObject({
    titles: [{ year: 2024 }, { year: 2022 }],
  })
})
