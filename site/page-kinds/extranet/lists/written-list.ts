import 'server-only'
import { compactCode } from 'component-schemas/search/code-forms.ts'
import { z } from 'zod'
import type { SiteContext } from '#site/routing/path-for.ts'
import { type ListLine, lineOf, parseList, withoutRepeats } from '#site/routing/query/product-list.ts'
import { checkText } from '#site/search/codes/check-codes.ts'
import { mostCodes, parseCodeLines } from '#site/search/codes/code-lines.ts'
import { longestText } from '#site/search/codes/packed-codes.ts'

const text = (most: number) => z.string().max(most).default('')

/** The fields of the forms of lists, each once; lines have several of each of theirs. */
export const listForm = z.object({
  do: z.enum(['new', 'save', 'correct', 'send', 'delete', 'replace', 'repeat']),
  locale: text(10),
  list: z.union([z.uuid(), z.literal('')]).default(''),
  version: z.coerce.number().int().min(0).default(0),
  name: text(400).transform((name) => name.replace(/\s+/g, ' ').trim().slice(0, 80)),
  /** What was pasted. */
  text: text(longestText),
  /** A list of the public website, as its address has it. */
  l: text(8000),
  message: text(2000).transform((message) => message.trim()),
  enquiry: text(20),
  /** Code of the one line that is corrected, from the address of its button; without it all are. */
  only: text(60),
})

export type ListForm = z.infer<typeof listForm>

/**
 * The lines that a form sends: those of the list, those of a list of the public website, and what was pasted.
 * @returns undefined where they are more than a list has room for
 */
export async function writtenLines(
  data: FormData,
  form: ListForm,
  siteContext: SiteContext,
): Promise<ListLine[] | undefined> {
  const [amounts, notes] = [data.getAll('amount').map(String), data.getAll('note').map(String)]
  const lines = data
    .getAll('code')
    .flatMap((code, place) => lineOf({ code: String(code), amount: amounts[place], note: notes[place] }) ?? [])
  const pasted = await pastedLines(form.text, siteContext)
  const all = withoutRepeats([...lines, ...parseList([form.l]), ...(pasted ?? [])])
  return pasted && all.length <= mostCodes ? all : undefined
}

/** A code of another maker becomes ours, with a note that says which was typed; what no product has stays as it was typed. */
async function pastedLines(pasted: string, siteContext: SiteContext): Promise<ListLine[] | undefined> {
  const typed = parseCodeLines(pasted)
  if (typed.length > mostCodes) return undefined
  const checked = typed.length === 0 ? undefined : await checkText(pasted, siteContext)
  const lines = checked && 'lines' in checked ? checked.lines : typed.map((line) => ({ ...line, hits: [] }))
  return lines.flatMap(({ typed: code, amount, hits: [hit] }) => {
    const isOther = hit !== undefined && compactCode(hit.code) !== compactCode(code)
    return lineOf({ code: hit?.code ?? code, amount: String(amount), note: isOther ? code : '' }) ?? []
  })
}
