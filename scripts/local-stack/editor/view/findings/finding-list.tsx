import type { WireStory } from '../../services/wire-story.ts'
import { findBlock } from '../../story/find-block.ts'
import { FindingPlace } from './finding-place.tsx'
import type { StoryFinding } from './story-finding.ts'

type Props = { story: WireStory; findings: readonly StoryFinding[] }

/** Findings of the report in a story, each with the place that it leads to. */
export function FindingList({ story, findings }: Props) {
  return (
    <ul className="check-findings">
      {findings.map(({ code, uid, field = '', language, message }, at) => {
        const block = uid === undefined ? undefined : findBlock(story.content, uid)?.block
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: one field may have two findings of a code
          <li key={`${code} ${at}`}>
            {block && <FindingPlace storyId={story.id} place={{ block, field, language }} />}
            <span>{message}</span>
          </li>
        )
      })}
    </ul>
  )
}
