import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { deliveredStory, managementClient, startLocalService, tokens } from '../support/local-service.ts'

const root = join(import.meta.dirname, '../../..')

test('the change by the management API that docs/adopt.md shows reaches visitors', async () => {
  const [, written = ''] = /```js\n(.*?)```/s.exec(await readFile(join(root, 'docs/adopt.md'), 'utf8')) ?? []
  const service = await startLocalService()
  onTestFinished(() => service.remove())
  const { stories } = managementClient(service.url)
  const folder = await stories.create({ body: { story: { name: 'Global', slug: 'global', is_folder: true } } })
  const content = { component: 'page', body: [{ component: 'text', _uid: 'a', title: 'The first line' }] }
  const home = { name: 'Home', slug: 'home', parent_id: Number(folder.data?.story?.id), content }
  await stories.create({ body: { story: home } })
  const code = written.replace('http://localhost:4010', service.url).replace('local-management', tokens.managementToken)
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], { cwd: join(root, 'tests') })
  const { body } = await deliveredStory(service.url, 'global/home')
  expect(body.story.content).toMatchObject({ body: [{ title: 'A new first line' }] })
})
