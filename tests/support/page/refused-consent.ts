import { choiceCookie } from 'site/browser/consent/choice.ts'
import { allHosts } from '../http/hosts-of-markets.ts'

/**
 * A browser whose visitor has refused all consent on every host: the consent panel would cover elements that other tests
 * check. Tests of the panel start without it.
 */
export const refusedConsent = {
  cookies: [...allHosts.map(({ host }) => host), 'staging.localhost'].map((domain) => {
    const [pair = ''] = choiceCookie(new Set(), { days: 1, isSecure: false }).split(';')
    const [name = '', value = ''] = pair.split('=')
    return { name, value, domain, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const }
  }),
  origins: [],
}
