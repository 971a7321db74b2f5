import { pushPlugin } from 'scripts/plugin/push-plugin.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalService, spaceId, startLocalService, tokens } from '../support/local-service.ts'

let service: LocalService

beforeAll(async () => {
  service = await startLocalService()
})

afterAll(() => service.remove())

test('the field plugin is created, published, and a second push changes nothing', async () => {
  const lines: string[] = []
  const push = (mode: 'push' | 'plan') =>
    pushPlugin({
      contentUrl: service.url,
      spaceId,
      managementToken: tokens.managementToken,
      cmsOrigin: 'http://localhost:4000',
      storiesUrl: `${service.url}/v2/cdn/stories`,
      buildFolder: new URL('../../../.data/cms-plugin', import.meta.url).pathname,
      log: (line) => lines.push(line),
      mode,
    })
  expect((await push('plan')).action).toBe('create')
  expect((await push('push')).action).toBe('create')
  expect((await push('push')).action).toBe('none')
  expect(lines.at(-1)).toBe('The field type custom-landing-data is as wanted.')
})
