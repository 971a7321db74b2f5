import type { ReactNode } from 'react'
import type { ProductLine } from '#site/content/products/list-lines.ts'
import { ChoiceNotices } from '#site/page-kinds/parts/choices/choice-notices.tsx'
import { matchText, readingText, useMatchTexts } from '#site/search/match-texts.ts'
import type { ListReading } from './read-listed.ts'

export type ListNoticesProps = {
  lines: readonly ProductLine[]
  readings: readonly ListReading[]
  /** What has no room in the list. */
  children: ReactNode
}

/** For which typed codes the list has which product and why, which codes nothing has, and what had no room. */
export function ListNotices({ lines, readings, children }: ListNoticesProps) {
  const texts = useMatchTexts()
  const unknown = lines.filter(({ product }) => product === undefined).map((line) => line.code)
  return (
    <>
      {readings.map(({ typed, hit }) => (
        <ChoiceNotices key={typed} unknown={[]}>
          {readingText(typed, hit.code, texts)} {hit.match && matchText(hit.match, texts)}
        </ChoiceNotices>
      ))}
      <ChoiceNotices unknown={unknown}>{children}</ChoiceNotices>
    </>
  )
}
