import { type LocaleCode, locales } from '#site/routing/locales.ts'
import { type MarketId, markets } from '#site/routing/markets.ts'
import { timeZoneOf } from '#site/server/preview/market-time.ts'
import { TimeSpan } from '#site/ui/date/time-span.tsx'

type LinkTimeProps = {
  /** Epoch milliseconds. */
  at: number
  /** On whose clocks. */
  market: MarketId
  /** Of the reader. */
  locale: LocaleCode
}

/** A moment of a preview link, with the time zone of its market. */
export function LinkTime({ at, market, locale }: LinkTimeProps) {
  const timeZone = timeZoneOf(markets[market])
  return <TimeSpan start={new Date(at).toISOString()} timeZone={timeZone} locale={locales[locale].iso} hasTime />
}
