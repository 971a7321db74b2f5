import 'server-only'
import { compactCode } from 'component-schemas/search/code-forms.ts'
import { z } from 'zod'
import type { SiteContext } from '#site/routing/path-for.ts'
import { type ListLine, parseList, writtenLines as rowsOf, withoutRepeats } from '#site/routing/query/product-list.ts'
import { checkText } from '#site/search/codes/check-codes.ts'
import { parseCodeLines } from '#site/search/codes/code-lines.ts'
import { longestText } from '#site/search/codes/packed-codes.ts'

const text = (most: number) => z.string().max(most).default('')

/** The fields of the forms of lists, each once; lines have several of each of theirs. */
export const listForm = z.object({
  do: z.enum(['new', 'save', 'correct', 'send', 'delete', 'replace', 'repeat']),
  locale: text(10),
  list: z.union([z.uuid(), z.literal('')]).default(''),
  version: z.coerce.number().int().min(0).default(0),
  name: text(400).transform((name) => name.replace(/\s+/g, ' ').trim()),
  /** What was pasted. */
  text: text(longestText),
  /** A list of the public website, as its address has it. */
  l: text(8000),
  message: text(20_000).transform((message) => message.trim()),
  enquiry: text(20),
  /** Code of the one line that is corrected, from the address of its button; without it all are. */
  only: text(60),
})

export type ListForm = z.infer<typeof listForm>

/** The products that a saved list has room for: its page shows each with its price, and its PDF has a row for each. */
export const mostProducts = 500
/** The lines of a text that are looked up for a list: several may be of one product. */
const mostPasted = 2000

/**
 * The lines that a form sends: those of the list, those of a list of the public website, and what was pasted. Lines of one product are added
 * up before they are counted.
 * @returns as many lists as they need, the first of them also without any line; undefined where they are too many to look up
 */
export async function writtenLines(
  data: FormData,
  form: ListForm,
  siteContext: SiteContext,
): Promise<[ListLine[], ...ListLine[][]] | undefined> {
  const pasted = await pastedLines(form.text, siteContext)
  const all = withoutRepeats([...rowsOf(data), ...parseList([form.l]), ...(pasted ?? [])])
  return pasted && [all.slice(0, mostProducts), ...divided(all.slice(mostProducts))]
}

function divided(lines: readonly ListLine[]): ListLine[][] {
  return lines.length === 0 ? [] : [lines.slice(0, mostProducts), ...divided(lines.slice(mostProducts))]
}

/** A code of another maker becomes ours, with a note that says which was typed; what no product has stays as it was typed. */
async function pastedLines(pasted: string, siteContext: SiteContext): Promise<ListLine[] | undefined> {
  const typed = parseCodeLines(pasted)
  if (typed.length > mostPasted) return undefined
  const checked = typed.length === 0 ? undefined : await checkText(pasted, siteContext)
  const lines = checked && 'lines' in checked ? checked.lines : typed.map((line) => ({ ...line, hits: [] }))
  return lines.map(({ typed: code, amount, unclear, hits: [hit] }) => {
    const isOther = hit !== undefined && compactCode(hit.code) !== compactCode(code)
    return { code: hit?.code ?? code, amount, unclear, note: isOther ? code : '' }
  })
}
