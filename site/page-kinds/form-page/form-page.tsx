import type { ShownForm } from 'component-schemas/cards/resolved-data.ts'
import { type RenderableBlock, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { FormSection } from '#site/forms/view/form-section.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './form-page.module.css'

export type FormPageProps = ViewProps & {
  page: { title: string; intro?: string | undefined }
  form: ShownForm | undefined
  /** Shown below the form. */
  body: readonly RenderableBlock[]
}

/** A form with an address of its own: what it is for, its questions in one column, and what else helps. */
export function FormPage({ page, form, body, breadcrumbs, context }: FormPageProps) {
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title={page.title}>
        {page.intro !== undefined && <p className={styles.intro}>{page.intro}</p>}
      </PageHead>
      {form !== undefined && (
        <PageSection layout="one" theme="surface" above="section-small">
          <FormSection form={form} locale={context.locale} forms={context.forms} isEditor={context.isEditor} />
        </PageSection>
      )}
      <RenderBlocks blocks={body} context={context} hasTitle />
    </>
  )
}
