import { Text } from 'react-aria-components/Text'
import { useProblems } from '../frame/field-context.ts'
import type { Path } from '../state/set-at.ts'

/** The problems of a value, below its control. */
export function IssueText({ path, isDeep = false }: { path: Path; isDeep?: boolean }) {
  const sentences = useProblems(path, isDeep)
  if (sentences.length === 0) return undefined
  return (
    <Text slot="errorMessage" className="issue">
      {sentences.join(' ')}
    </Text>
  )
}
