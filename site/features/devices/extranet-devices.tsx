import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OwnSession } from '#site/identity/session/own-sessions.ts'
import { TradeFrame } from '#site/page-kinds/extranet/parts/extranet-frame.tsx'
import type { TradePageProps } from '#site/page-kinds/extranet/parts/extranet-page-props.ts'
import { TradeSection } from '#site/page-kinds/extranet/parts/extranet-section.tsx'
import { Badge } from '#site/ui/badge/badge.tsx'
import buttons from '#site/ui/button/button-link.module.css'
import { classNames } from '#site/ui/class-names.ts'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { TimeSpan } from '#site/ui/date/time-span.tsx'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import styles from './extranet-devices.module.css'

export type ExtranetDevicesProps = TradePageProps & {
  devices: readonly OwnSession[]
  timeZone: string
  /** Path of this page, where the forms lead back to. */
  path: string
}

/** Where the customer is logged in: each session with its times, place and device, and how to end it. */
export function ExtranetDevices(props: ExtranetDevicesProps) {
  const { devices, timeZone, path, context } = props
  const { t } = useLingui()
  const { locale } = context
  const timeOf = (at: number) => (
    <TimeSpan start={new Date(at).toISOString()} timeZone={timeZone} locale={locale} hasTime />
  )
  return (
    <TradeFrame {...props}>
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
              <span key="name" className={styles.device}>
                <DeviceName device={device} />
                {device.isPresent && (
                  <span>
                    <Badge tone="good">{t`This device`}</Badge>
                  </span>
                )}
              </span>,
              <Place key="place" device={device} locale={locale} />,
              timeOf(device.createdAt),
              timeOf(device.seenAt),
              device.isPresent ? undefined : (
                <EndForm key="end" session={device.mark} path={path} look="quiet">
                  {t`Log out`}
                  <Unseen>
                    : <DeviceName device={device} />
                  </Unseen>
                </EndForm>
              ),
            ],
          }))}
        />
        {devices.length > 1 && (
          <EndForm session="others" path={path} look="secondary">
            {t`Log out on all other devices`}
          </EndForm>
        )}
        <p className={styles.about}>
          {t`The network shows roughly where a device was when it logged in. Do you not know one? Log it out, then change your password: a browser that knows it can log in again.`}
        </p>
      </TradeSection>
    </TradeFrame>
  )
}

function DeviceName({ device: { browser, system } }: { device: OwnSession }) {
  const { t } = useLingui()
  if (browser !== '' && system !== '') return t`${browser} on ${system}`
  return browser || system || t`Unknown device`
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

type EndFormProps = { session: string; path: string; look: 'quiet' | 'secondary'; children: ReactNode }

function EndForm({ session, path, look, children }: EndFormProps) {
  return (
    <form method="post" action="/api/auth/end-sessions">
      <input type="hidden" name="session" value={session} />
      <input type="hidden" name="returnTo" value={path} />
      <button type="submit" className={classNames(buttons[look], styles.end)}>
        <span>{children}</span>
      </button>
    </form>
  )
}
