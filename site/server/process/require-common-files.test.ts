import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { requireCommonFiles } from './require-common-files.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'common-files-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A fleet whose first proposal counts; Redis is away at first. */
function fleet() {
  let [known, asked]: [string | undefined, number] = [undefined, 0]
  return {
    asked: () => asked,
    async agree(_: string, value: string): Promise<string> {
      asked += 1
      if (asked === 1) throw new Error('away')
      known ??= value
      return known
    },
  }
}

const pauses = { away: 1, agreed: 1 }

test('instances that start at the same moment give a folder one name', async () => {
  const [instances, folder] = [fleet(), await newFolder()]
  const refuse = vi.fn()
  for (let started = 0; started < 30; started += 1) void requireCommonFiles({ folder, instances, refuse, pauses })
  await vi.waitFor(() => expect(instances.asked()).toBeGreaterThan(90))
  expect(refuse).not.toHaveBeenCalled()
})

test('instances on one folder go on; one on another folder is refused with what to set', async () => {
  const instances = fleet()
  const [common, other] = [await newFolder(), await newFolder()]
  const refusals: string[] = []
  const refuse = (sentence: string) => void refusals.push(sentence)
  void requireCommonFiles({ folder: common, instances, refuse, pauses })
  await vi.waitFor(() => expect(instances.asked()).toBeGreaterThan(3))
  void requireCommonFiles({ folder: common, instances, refuse, pauses })
  const before = instances.asked()
  await vi.waitFor(() => expect(instances.asked()).toBeGreaterThan(before + 4))
  expect(refusals).toEqual([])
  await requireCommonFiles({ folder: other, instances, refuse, pauses })
  expect(refusals).toEqual([expect.stringContaining('Set DATABASE_URL for all of them')])
})
