import { useLingui } from '@lingui/react/macro'
import { TradeFrame } from '#site/page-kinds/extranet/parts/extranet-frame.tsx'
import type { TradePageProps } from '#site/page-kinds/extranet/parts/extranet-page-props.ts'
import { TradeSection } from '#site/page-kinds/extranet/parts/extranet-section.tsx'
import type { LocaleCode } from '#site/routing/locales.ts'
import { BasketOfFiles, type MyFile } from './basket-of-files.tsx'
import { TakenFiles, type TakenRow } from './taken-files.tsx'

export type ExtranetFilesProps = TradePageProps & {
  files: readonly MyFile[]
  taken: readonly TakenRow[]
  code: LocaleCode
  /** More files were to be put in than there may be. */
  isFull: boolean
  /** Address with more of what was taken; absent when everything is shown. */
  moreHref: string | undefined
}

/** The customer's files: those put aside, to download together, and the editions that were taken. */
export function ExtranetFiles(props: ExtranetFilesProps) {
  const { files, taken, code, isFull, moreHref, context } = props
  const { t } = useLingui()
  return (
    <TradeFrame {...props}>
      <TradeSection title={t`To download together`}>
        <BasketOfFiles files={files} code={code} locale={context.locale} isFull={isFull} />
      </TradeSection>
      <TradeSection title={t`What I have`}>
        <TakenFiles taken={taken} locale={context.locale} moreHref={moreHref} />
      </TradeSection>
    </TradeFrame>
  )
}
