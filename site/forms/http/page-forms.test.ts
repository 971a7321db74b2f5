import { expect, test, vi } from 'vitest'
import { recordRender } from '#site/server/page-cache/render/render-record.ts'
import { returnedForm } from './page-forms.ts'

const sent = vi.hoisted(() => 'a'.repeat(22))

vi.mock('#site/forms/submissions/submissions.ts', () => ({ submissions: () => undefined }))
vi.mock('#site/forms/submissions/form-returns.ts', () => ({
  readReturn: async (_: unknown, name: string) => (name === sent ? { form: 'consulta' } : undefined),
}))

test('a page with a returned form is private, any other page is public', async () => {
  const isPersonal = async (name: string) => (await recordRender(() => returnedForm(name)))[1].isPersonal
  expect(await isPersonal(sent)).toBe(true)
  expect(await isPersonal('b'.repeat(22))).toBe(false)
  expect(await isPersonal('')).toBe(false)
})
