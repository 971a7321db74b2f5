import { useLingui } from '@lingui/react/macro'
import { ChoiceNotices } from '#site/page-kinds/parts/choices/choice-notices.tsx'

/** Why the form before this page was not taken, in a sentence. */
export function ListProblem({ problem }: { problem: string | undefined }) {
  const { t } = useLingui()
  const words: Readonly<Record<string, string>> = {
    'too-many': t`A list has room for 500 products; nothing was changed. Divide it into several lists.`,
    empty: t`The list is empty: there is nothing to send.`,
    'many-lists': t`You have 200 lists, and there is no room for more. Delete one that you no longer need.`,
  }
  return <ChoiceNotices unknown={[]}>{problem !== undefined && words[problem]}</ChoiceNotices>
}
