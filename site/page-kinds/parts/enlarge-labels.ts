import { useLingui } from '@lingui/react/macro'

/** What the buttons of a picture that opens large say. @param alt what the picture shows, where it is known */
export function useEnlargeLabels(alt: string | undefined) {
  const { t } = useLingui()
  return {
    enlarge: alt ? t`Enlarge: ${alt}` : t`Enlarge the picture`,
    close: t`Close`,
    previous: t`Previous picture`,
    next: t`Next picture`,
  }
}
