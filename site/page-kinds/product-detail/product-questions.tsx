import { useLingui } from '@lingui/react/macro'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import { uidOf } from '#site/blocks/block-identity.ts'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import { RichText } from '#site/ui/rich-text/rich-text.tsx'
import styles from './product-detail.module.css'

export type ProductQuestionsProps = { questions: NonNullable<Product['faq']> }

/** What customers ask about the product. Draws nothing without any. */
export function ProductQuestions({ questions }: ProductQuestionsProps) {
  const { t } = useLingui()
  if (questions.length === 0) return undefined
  return (
    <section className={styles.section} id="questions">
      <Heading level={2} size={2}>{t`Questions`}</Heading>
      <div className={styles.questions}>
        {questions.map((item, index) => (
          <div key={uidOf(item) || index} {...editorAttributes(item)}>
            <Disclosure label={item.question}>
              <RichText document={item.answer} under={2} />
            </Disclosure>
          </div>
        ))}
      </div>
    </section>
  )
}
