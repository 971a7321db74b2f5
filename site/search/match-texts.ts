import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { compactCode } from 'component-schemas/search/code-forms.ts'
import type { HitMatch } from 'component-schemas/search/match/hit-match.ts'

/** Texts that say what of a product matches, with a mark for each value. */
export type MatchTexts = Readonly<
  Record<
    'code' | 'variant' | 'ean' | 'series' | 'vehicle' | 'identical' | 'equivalent' | 'similar' | 'readAs' | 'inLatin',
    string
  >
>

const marks = { code: '{code}', maker: '{maker}', from: '{from}', to: '{to}', vehicle: '{vehicle}', typed: '{typed}' }

/** The texts in the language of the page. The server writes them for the search field, which loads no catalogue. */
export function useMatchTexts(): MatchTexts {
  const { i18n } = useLingui()
  return matchTexts((message) => i18n._(message))
}

/** The same outside of a page. */
export function matchTexts(read: (message: MessageDescriptor) => string): MatchTexts {
  const { code, maker, from, to, vehicle, typed } = marks
  return {
    code: read(msg`Part number ${code}`),
    variant: read(msg`Variant ${code}`),
    identical: read(msg`Identical to ${maker} ${code}`),
    equivalent: read(msg`Equivalent to ${maker} ${code}`),
    similar: read(msg`Similar to ${maker} ${code}`),
    ean: read(msg`EAN ${code}`),
    series: read(msg`Code series ${from}–${to}`),
    vehicle: read(msg`Fits ${vehicle}`),
    readAs: read(msg`You wrote “${typed}”, we read “${code}”.`),
    inLatin: read(msg`“${typed}” has signs that only look like Latin letters or digits; we read “${code}”.`),
  }
}

/** What matches, in words: `Code series N00001–N20000, Nordala`. */
export function matchText(match: HitMatch, texts: MatchTexts): string {
  switch (match.kind) {
    case 'equivalent': {
      const { maker, code } = match.equivalent
      return filled(texts[match.equivalent.match], { maker, code })
    }
    case 'series': {
      const { from, to, vehicle, maker } = match.series
      return [filled(texts.series, { from, to }), vehicle ?? maker].filter(Boolean).join(', ')
    }
    case 'vehicle':
      return filled(texts.vehicle, match)
    default:
      return filled(texts[match.kind], match)
  }
}

/** What was read in place of the typed code. Two texts that look the same are told apart in words. */
export function readingText(typed: string, code: string, texts: MatchTexts): string {
  return filled(compactCode(typed) === compactCode(code) ? texts.inLatin : texts.readAs, { typed, code })
}

function filled(text: string, values: Partial<Record<keyof typeof marks, string>>): string {
  // A function, because codes may contain `$`.
  return text.replace(/\{(\w+)\}/g, (mark, name: keyof typeof marks) => values[name] ?? mark)
}
