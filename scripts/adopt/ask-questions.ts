import { createInterface } from 'node:readline/promises'
import { type Answers, readAnswers } from './answers.ts'

/** Asks at most ten questions; an empty answer takes what is in brackets. */
export async function askQuestions(): Promise<Answers> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const ask = async (question: string, otherwise = '') => {
    const given = (await lines.question(`${question}${otherwise === '' ? '' : ` [${otherwise}]`}: `)).trim()
    return given === '' ? otherwise : given
  }
  const list = (text: string) => text.split(/[\s,]+/).filter(Boolean)
  try {
    const name = await ask('Name of the company')
    const legalName = await ask('Name in the footer and the legal notice', name)
    const domain = await ask('Domain of its mail', 'example.com')
    const accent = await ask('Colour of buttons and links', '#8a5a12')
    const ink = await ask('Darkest colour', '#14181d')
    const typeface = await ask('Typeface: plex or system', 'plex')
    const logo = await ask('Logo, an SVG of paths (empty: the name as letters)')
    const languages = list(await ask('Languages, that of the content first', 'es, en'))
    const markets = list(await ask('Markets: italy, spain, france, germany', 'spain'))
    const kept = await ask('Features to keep: all, none, or their names', 'all')
    const features = kept === 'all' ? kept : kept === 'none' ? [] : list(kept)
    const colours = { accent, ink }
    return readAnswers({
      name,
      legalName,
      domain,
      colours,
      typeface,
      ...(logo && { logo }),
      languages,
      markets,
      features,
    })
  } finally {
    lines.close()
  }
}
