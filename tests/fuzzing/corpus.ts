import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

/** Inputs that found something, or that take a branch of their own: a file for each reader. */
export const corpusFolder = join(import.meta.dirname, 'corpus')

/** @param name of a reader */
export function corpusOf(name: string): unknown[] {
  const file = fileOf(name)
  return existsSync(file) ? z.array(z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

/** Adds an input to those of a reader. @returns the file, from this folder */
export function addToCorpus(name: string, input: unknown): string {
  const known = corpusOf(name)
  if (!known.some((one) => isDeepStrictEqual(one, input)))
    writeFileSync(fileOf(name), `${JSON.stringify([...known, input], null, 2)}\n`)
  return `corpus/${name}.json`
}

function fileOf(name: string): string {
  return join(corpusFolder, `${name}.json`)
}
