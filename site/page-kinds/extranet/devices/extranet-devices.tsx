import { useLingui } from '@lingui/react/macro'
import { RenderBlocks } from '#site/blocks/render-blocks.tsx'
import type { OwnSession } from '#site/identity/session/own-sessions.ts'
import { Badge } from '#site/ui/badge/badge.tsx'
import buttons from '#site/ui/button/button-link.module.css'
import { classNames } from '#site/ui/class-names.ts'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { TimeSpan } from '#site/ui/date/time-span.tsx'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import { TradeHead } from '../parts/extranet-head.tsx'
import type { TradePageProps } from '../parts/extranet-page-props.ts'
import { TradeSection } from '../parts/extranet-section.tsx'
import styles from './extranet-devices.module.css'

export type ExtranetDevicesProps = TradePageProps & {
  devices: readonly OwnSession[]
  timeZone: string
  /** Path of this page, where the forms lead back to. */
  path: string
}

/** Where the customer is logged in: each session with its times, place and device, and how to end it. */
export function ExtranetDevices(props: ExtranetDevicesProps) {
  const { page, body, devices, timeZone, path, breadcrumbs, context } = props
  const { t } = useLingui()
  const { locale } = context
  const timeOf = (at: number) => (
    <TimeSpan start={new Date(at).toISOString()} timeZone={timeZone} locale={locale} hasTime />
  )
  return (
    <>
      <TradeHead breadcrumbs={breadcrumbs} title={page.title} teaser={page.teaser} />
      <TradeSection>
        <DataTable
          caption={t`Where you are logged in`}
          columns={[
            { label: t`Device` },
            { label: t`Place` },
            { label: t`Login` },
            { label: t`Last use` },
            { label: t`Log out` },
          ]}
          rows={devices.map((device) => ({
            key: device.mark,
            cells: [
              <DeviceName key="name" device={device} />,
              <Place key="place" device={device} locale={locale} />,
              timeOf(device.createdAt),
              timeOf(device.seenAt),
              device.isPresent ? undefined : <EndForm key="end" device={device} path={path} />,
            ],
          }))}
        />
        {devices.length > 1 && (
          <form method="post" action="/api/auth/end-sessions">
            <input type="hidden" name="session" value="others" />
            <input type="hidden" name="returnTo" value={path} />
            <button type="submit" className={classNames(buttons.secondary, styles.end)}>
              <span>{t`Log out on all other devices`}</span>
            </button>
          </form>
        )}
        <p className={styles.about}>
          {t`The network shows roughly where a device was when it logged in. Do you not know one? Log it out, then change your password: a browser that knows it can log in again.`}
        </p>
      </TradeSection>
      <RenderBlocks blocks={body} context={context} hasTitle />
    </>
  )
}

function useDeviceName({ browser, system }: OwnSession): string {
  const { t } = useLingui()
  if (browser !== '' && system !== '') return t`${browser} on ${system}`
  return browser || system || t`Unknown device`
}

function DeviceName({ device }: { device: OwnSession }) {
  const { t } = useLingui()
  return (
    <span className={styles.device}>
      {useDeviceName(device)}
      {device.isPresent && (
        <span>
          <Badge tone="good">{t`This device`}</Badge>
        </span>
      )}
    </span>
  )
}

function Place({ device: { country, network }, locale }: { device: OwnSession; locale: string }) {
  const { t } = useLingui()
  const land = country === '' ? undefined : new Intl.DisplayNames(locale, { type: 'region' }).of(country)
  return (
    <span className={styles.device}>
      {land}
      {network !== '' && <span className={styles.about}>{t`Network ${network}`}</span>}
    </span>
  )
}

function EndForm({ device, path }: { device: OwnSession; path: string }) {
  const { t } = useLingui()
  return (
    <form method="post" action="/api/auth/end-sessions">
      <input type="hidden" name="session" value={device.mark} />
      <input type="hidden" name="returnTo" value={path} />
      <button type="submit" className={classNames(buttons.quiet, styles.end)}>
        <span>
          {t`Log out`}
          <Unseen>: {useDeviceName(device)}</Unseen>
        </span>
      </button>
    </form>
  )
}
