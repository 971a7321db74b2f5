import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

/** Rules of the validator's `standard` set that refuse valid markup, with the reason. */
const explained: Readonly<Record<string, string>> = {
  'no-inline-style': 'shapes and long words are told to the style sheet as custom properties',
  'no-missing-references': 'a popover and its button may stand in different parts of a page',
}

const report = z.array(
  z.object({
    filePath: z.string(),
    messages: z.array(z.object({ ruleId: z.string(), message: z.string(), selector: z.string().nullish() })),
  }),
)

/**
 * Violations of the HTML standard in these pages.
 * @param pages name to markup
 * @returns one line a problem, with the name of its page
 */
export async function htmlProblems(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'))
  try {
    const names = [...pages.keys()]
    await Promise.all(names.map((name, index) => writeFile(join(folder, `${index}.html`), pages.get(name) ?? '')))
    const found = report.parse(JSON.parse(await validate(folder)))
    return found.flatMap(({ filePath, messages }) =>
      messages
        .filter(({ ruleId }) => !(ruleId in explained))
        .map(({ ruleId, message, selector }) => {
          const index = Number(/(\d+)\.html$/.exec(filePath)?.[1])
          return `${names[index]}: ${ruleId}: ${message} ${selector ?? ''}`.trim()
        }),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Runs the validator as a command, which exits with code 1 when it reports a problem. It writes into a file, because it
 * exits before a pipe is flushed.
 */
function validate(folder: string): Promise<string> {
  const binary = join(import.meta.dirname, '../../../node_modules/.bin/html-validate')
  const file = join(folder, 'report.json')
  return new Promise((resolve, reject) => {
    execFile(binary, ['--formatter', `json=${file}`, '--preset', 'standard', folder], (_, stdout, stderr) => {
      readFile(file, 'utf8').then(resolve, () => reject(new Error(`html-validate: ${stderr}${stdout}`)))
    })
  })
}
