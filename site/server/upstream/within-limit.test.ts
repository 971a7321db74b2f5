import { expect, test } from 'vitest'
import { withinLimit } from './within-limit.ts'

test('a call whose time is over ends with a TimeoutError, one that is left with the reason of who left', async () => {
  const never = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  await expect(withinLimit({ limitMs: 20 }, never)).rejects.toMatchObject({ name: 'TimeoutError' })
  const leaving = new AbortController()
  const call = withinLimit({ limitMs: 5000, signal: leaving.signal }, never)
  leaving.abort(new Error('left'))
  await expect(call).rejects.toThrow('left')
})
