import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requireRoom, requireWritable } from './require-writable.ts'

describe('a folder that a process needs', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'writable-'))
    writeFileSync(join(folder, 'file'), '')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(['', 'missing', 'missing/deeper'])(
    'that can be written to, or made (%s), is accepted and left as it was',
    (name) => {
      requireWritable(join(folder, name), 'DATA_FOLDER')
      expect(readdirSync(folder)).toEqual(['file'])
    },
  )

  test('that cannot be made is refused with a sentence that says what to do', () => {
    const path = join(folder, 'file', 'data')
    expect(() => requireWritable(path, 'DATA_FOLDER')).toThrow(
      `The folder ${path} cannot be written to (ENOTDIR). Give it to the user that runs this process, or set DATA_FOLDER to another folder.`,
    )
  })

  test.skipIf(process.getuid?.() === 0)('that is read-only is refused', () => {
    const path = mkdtempSync(join(folder, 'read-only-'))
    chmodSync(path, 0o500)
    expect(() => requireWritable(path, 'SUBMISSIONS_FOLDER')).toThrow(/EACCES.*SUBMISSIONS_FOLDER/)
  })
})

test('the room of a disk is judged by what the user of the process may still write', async () => {
  await expect(requireRoom(tmpdir(), 1)).resolves.toBeUndefined()
  await expect(requireRoom(tmpdir(), 2 ** 60)).rejects.toThrow(/^The disk of .+ has \d+ bytes left, less than \d+\.$/)
})
