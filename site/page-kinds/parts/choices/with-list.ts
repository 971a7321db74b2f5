import type { BlockContext } from '#site/blocks/block-context.ts'
import type { RenderableBlock } from '#site/blocks/render-blocks.tsx'
import { idOfForm } from '#site/forms/form-model.ts'
import { listPrefix, listQuestion, listWords } from '#site/forms/sent-list.ts'
import type { ListLine } from '#site/routing/query/product-list.ts'

/** The context of a page whose forms receive the visitor's list. */
export function withList(context: BlockContext, lines: readonly ListLine[]): BlockContext {
  if (!context.forms || lines.length === 0) return context
  return { ...context, forms: { ...context.forms, given: { list: listWords(lines) } } }
}

/** The form that the fields of a list belong to, and what their names begin with. */
export type ListOwner = {
  /** id of the form. */
  form: string
  prefix: string
  /** Name of the form of the CMS; undefined where the list has a form of its own, which leads to its address. */
  slug?: string | undefined
}

/**
 * List and enquiry are one form: a field belongs to one alone, and what is sent must be what the list shows, whichever button is pressed.
 * Without an enquiry below it the list has a form of its own.
 */
export function listOwner(
  lines: readonly ListLine[],
  body: readonly RenderableBlock[],
  { forms, isEditor }: BlockContext,
): ListOwner {
  const shown = body.flatMap((block) => (block.component === 'custom_form' ? (block.resolved.form ?? []) : []))
  const enquiry = forms && shown.find(({ fields }) => listQuestion(fields))
  // An empty list has nothing to ask for: its page shows no form.
  const isShown = lines.length > 0 || isEditor
  const isThere = isShown && enquiry && !(forms.returned?.form === enquiry.slug && forms.returned.isSent)
  if (!isThere) return { form: 'list', prefix: '' }
  return { form: idOfForm(enquiry.slug), prefix: listPrefix, slug: enquiry.slug }
}
