import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { ChoiceNotices } from '#site/page-kinds/parts/choices/choice-notices.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import type { ComposedProps } from '#site/page-kinds/view-props.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { CheckedCodes } from '#site/search/codes/check-codes.ts'
import type { CodesProblem } from '#site/search/codes/packed-codes.ts'
import { CodesForm } from './codes-form.tsx'
import { MatchTable } from './match-table.tsx'

export type CodeCheckProps = ComposedProps & {
  /** The text that was sent; empty without one. */
  text: string
  /** The same as the address has it. */
  packed: string
  /** Absent before a text was sent. */
  checked: CheckedCodes | undefined
  problem: CodesProblem | undefined
  /** Path of the list that takes the products. */
  listPath: string
  code: LocaleCode
}

/** Many codes at once: what was sent, what each of them means and why, and the way to a list. */
export function CodeCheck({ page, body, text, packed, checked, problem, listPath, code, ...around }: CodeCheckProps) {
  const { t } = useLingui()
  const { breadcrumbs, context } = around
  const isNew = checked === undefined
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        title={page.title}
        teaser={
          isNew
            ? t`Part numbers of ours or of other makers, EANs, codes stamped on a lock: up to 500 at once.`
            : undefined
        }
      />
      <PageSection label={page.title} between="space-3">
        <ChoiceNotices unknown={[]}>{useFailure(checked, problem)}</ChoiceNotices>
        {checked && 'lines' in checked && (
          <MatchTable
            lines={checked.lines}
            listPath={listPath}
            fileHref={`/api/tables/codes.csv?locale=${code}&codes=${packed}`}
          />
        )}
        <CodesForm text={text} locale={code} />
      </PageSection>
      <RenderBlocks blocks={body} context={context} hasTitle />
    </>
  )
}

/** Why there is no table, in a sentence. */
function useFailure(checked: CheckedCodes | undefined, problem: CodesProblem | undefined): ReactNode {
  const { t } = useLingui()
  const problems: Readonly<Record<CodesProblem, string>> = {
    empty: t`Nothing in it looks like a code. Write one code a line.`,
    'no-text': t`This is no text. Save the table as CSV, or paste its cells.`,
    workbook: t`This is an Excel workbook. Save it as “CSV UTF-8” in Excel and send that file, or select its cells, copy them and paste them here.`,
    'too-large': t`This is more than 256 KB of text, and nothing of it was read. Send the columns with code and quantity alone, or several parts. What you pasted is still on the page before: your browser’s Back button leads there.`,
  }
  if (problem) return problems[problem]
  if (!checked || 'lines' in checked) return undefined
  return checked.failure === 'away'
    ? t`The search does not respond at the moment. Your codes are still here: try again in a minute.`
    : t`This address is not complete. Send the codes again.`
}
