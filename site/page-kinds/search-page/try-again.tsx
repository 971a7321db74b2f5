import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#site/ui/button/button-link.tsx'

/** Leads to the same search once more: a plain link, so that it works whatever of the page does not. */
export function TryAgain({ href }: { href: string }) {
  const { t } = useLingui()
  return (
    <div>
      <ButtonLink to={{ href }} look="secondary">
        {t`Try again`}
      </ButtonLink>
    </div>
  )
}
