import { useLingui } from '@lingui/react/macro'

/** How the years of a vehicle are written; undefined where none is stated. */
export function useYears() {
  const { t } = useLingui()
  return ({ fromYear, toYear }: { fromYear?: number | undefined; toYear?: number | undefined }): string | undefined => {
    if (fromYear === undefined) return toYear?.toString()
    return toYear === undefined ? t`from ${fromYear}` : `${fromYear}–${toYear}`
  }
}
