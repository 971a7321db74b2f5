import { expect, test, vi } from 'vitest'

let asked = 0

vi.mock('#site/http/supplier-fetch.ts', () => ({
  supplierFetch: async () => {
    asked += 1
    return Response.json({ stories: [] })
  },
}))

const { contentClient } = await import('./content-client.ts')

test('the content service is asked five times a second, and what comes beyond waits', async () => {
  const answers = Array.from({ length: 7 }, (_, page) => contentClient.get('cdn/stories', { page: page + 1 }))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(asked).toBe(5)
  await Promise.all(answers)
  expect(asked).toBe(7)
})
