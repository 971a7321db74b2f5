import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { landingExamples } from 'component-schemas/landing/landing-examples.fixture.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sandbox, startContainer, type VendorContainer } from './vendor-container.fixture.ts'

/** The one script that the CMS gets, in the vendor's container: started once, as a page starts it. */
let container: VendorContainer
const listeners: (() => void)[] = []

beforeAll(async () => {
  const script = builtScript()
  container = startContainer()
  rememberListeners()
  runInThisContext(script)
  await screen.findByRole('button', { name: 'Undo' })
}, 120_000)

afterAll(() => {
  for (const forget of listeners) forget()
  container.stop()
})

/** Built by a process of its own: the bundler needs Node's own globals, which a window replaces. */
function builtScript(): string {
  const folder = mkdtempSync(join(tmpdir(), 'landing-bundle-'))
  const build = join(import.meta.dirname, 'build/build-field.ts')
  const options = JSON.stringify({ cmsOrigin: sandbox, storiesUrl: `${sandbox}/stories`, folder })
  const program = `import { buildField } from ${JSON.stringify(build)}
process.stdout.write(await buildField(${options}))`
  try {
    return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      maxBuffer: 16 * 1024 * 1024,
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Other files of tests have this window after us. */
function rememberListeners(): void {
  const listen = EventTarget.prototype.addEventListener
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (this: EventTarget, ...given) {
    listeners.push(() => this.removeEventListener(...given))
    listen.apply(this, given)
  })
}

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ })

test('the script that the CMS gets edits a landing in the vendor’s container', async () => {
  const { given, arrive } = container
  expect(given).toEqual([])
  arrive(landingExamples.typical)
  await waitFor(() => expect(title().value).toBe(landingExamples.typical.title))
  fireEvent.change(title(), { target: { value: 'A key for a van' } })
  await waitFor(() => expect(given.at(-1)).toEqual({ ...landingExamples.typical, title: 'A key for a van' }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(given.at(-1)).toEqual(landingExamples.typical))

  const before = given.length
  arrive({ ...landingExamples.minimal, title: 'Forged' }, {}, 'https://evil.example')
  arrive({ ...landingExamples.minimal, title: 'Of another field' }, { uid: 'other' })
  arrive('words of somebody else')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('no landing'))
  expect(given.length).toBe(before)
})
