import { useLingui } from '@lingui/react/macro'
import type { ProductLine } from '#site/content/products/list-lines.ts'
import { ChoiceNotices } from '#site/page-kinds/parts/choices/choice-notices.tsx'
import { isFull, mostLines } from '#site/routing/query/product-list.ts'
import { matchText, readingText, useMatchTexts } from '#site/search/match-texts.ts'
import type { ListReading } from './read-listed.ts'

export type ListNoticesProps = { lines: readonly ProductLine[]; readings: readonly ListReading[] }

/** For which typed codes the list has which product and why, which codes nothing has, and what had no room. */
export function ListNotices({ lines, readings }: ListNoticesProps) {
  const { t } = useLingui()
  const texts = useMatchTexts()
  const unknown = lines.filter(({ product }) => product === undefined).map((line) => line.code)
  const number = mostLines
  return (
    <>
      {readings.map(({ typed, hit }) => (
        <ChoiceNotices key={typed} unknown={[]}>
          {readingText(typed, hit.code, texts)} {hit.match && matchText(hit.match, texts)}
        </ChoiceNotices>
      ))}
      <ChoiceNotices unknown={unknown}>
        {isFull(lines) && t`A list has room for ${number} products; what came after them is left out.`}
      </ChoiceNotices>
    </>
  )
}
