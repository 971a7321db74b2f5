import type { CustomForm } from 'component-schemas/blocks/custom-form/schema.ts'
import type { Resolved } from 'component-schemas/cards/resolved-data.ts'
import { FormSection } from '#site/forms/view/form-section.tsx'
import type { BlockProps } from './block-context.ts'
import { BlockFrame } from './block-frame.tsx'
import { SectionHeading } from './section-heading/section-heading.tsx'

/** A form inside a page, under its own heading or the block's. A form that is not published leaves no trace. */
export function CustomFormBlock({ block, context, level }: BlockProps<Resolved<CustomForm>>) {
  const { form } = block.resolved
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
