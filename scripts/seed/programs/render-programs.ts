import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { contentFolder } from '../compile/content-folder.ts'
import type { SeedFile } from '../space/upload-files.ts'
import { firmwareImage } from './firmware-image.ts'
import { zipFile } from './zip-file.ts'

const sourceProgram = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  machine: z.string().min(1),
  version: z.string().min(1),
  date: z.iso.date(),
  /** Language of a text that comes with the program, and the text. */
  readme: z.record(z.string().regex(/^[a-z]{2}$/), z.string().min(1)),
})

export type SourceProgram = z.output<typeof sourceProgram>

/**
 * Every program of `content/programs.yaml`.
 * @throws Error that names the wrong field
 */
export async function readPrograms(file = join(contentFolder, 'programs.yaml')): Promise<SourceProgram[]> {
  const parsed = z.array(sourceProgram).safeParse(parse(await readFile(file, 'utf8')))
  if (!parsed.success) throw new Error(`content/programs.yaml\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** Name of a program in content files: `program/titan-e3`. */
export function programName({ id }: Pick<SourceProgram, 'id'>): string {
  return `program/${id}`
}

/** The programs as archives ready for upload, each with its image, the image's check sum and a text in each language. */
export function renderPrograms(programs: readonly SourceProgram[]): SeedFile[] {
  return programs.map((program) => {
    const bytes = archiveOf(program)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
    const fileName = `${program.id}-${program.version.replaceAll('.', '-')}-${hash}.zip`
    return { name: programName(program), fileName, read: async () => bytes }
  })
}

function archiveOf({ machine, version, date, readme }: SourceProgram): Buffer {
  const image = firmwareImage({ machine, version })
  const name = `${machine.toLowerCase().replaceAll(' ', '-')}-${version}.img`
  const sum = createHash('sha256').update(image).digest('hex')
  const texts = Object.entries(readme).map(([language, text]) => ({
    name: `README.${language}.txt`,
    bytes: Buffer.from(text),
  }))
  return zipFile(
    [...texts, { name, bytes: image }, { name: 'SHA256SUMS', bytes: Buffer.from(`${sum}  ${name}\n`) }],
    date,
  )
}
