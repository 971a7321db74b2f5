import type { CustomForm } from 'component-schemas/blocks/custom-form/schema.ts'
import type { Resolved, ShownForm } from 'component-schemas/cards/resolved-data.ts'
import { FormSection } from '#site/forms/view/form-section.tsx'
import type { BlockContext, BlockProps } from './block-context.ts'
import { BlockFrame } from './block-frame.tsx'
import { SectionHeading } from './section-heading/section-heading.tsx'

/** A form inside a page, under its own heading or the block's. A form that is not published leaves no trace. */
export function CustomFormBlock({ block, context, level }: BlockProps<Resolved<CustomForm>>) {
  const form = shownHere(block.resolved.form, context)
  if (form === undefined && !context.isEditor) return undefined
  return (
    <BlockFrame block={block} context={context}>
      <SectionHeading title={block.title ?? form?.title} intro={block.intro ?? form?.intro} level={level} />
      {form !== undefined && (
        <FormSection form={form} locale={context.locale} forms={context.forms} isEditor={context.isEditor} />
      )}
    </BlockFrame>
  )
}

/** A form that only customers send is shown behind the login, and to editors. */
function shownHere(form: ShownForm | undefined, { forms, isEditor }: BlockContext): ShownForm | undefined {
  return !form?.isForCustomers || forms?.isOfCustomer || isEditor ? form : undefined
}
