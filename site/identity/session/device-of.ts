import { clientNetwork } from '#site/server/pipeline/client-network.ts'

/** What is noted of a browser at a login. Neither its header nor its address is stored: names of products, and a shortened network. */
export type Device = {
  /** Name of the browser; empty where the header names none that is known. */
  browser: string
  system: string
  /** `203.0.113.x`, `2001:db8::/48`; empty without an address. */
  network: string
  /** Two letters of ISO 3166-1, where a proxy of the operator names the country; else empty. */
  country: string
}

export const unknownDevice: Device = { browser: '', system: '', network: '', country: '' }

/** The first row that matches counts: most browsers name those that they descend from too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPadOS'],
  [/\b(iPhone|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * The device of a login, as its request describes it.
 * @param countryHeader header in which a proxy of the operator names the country
 */
export function deviceOf(headers: Headers, countryHeader: string | undefined): Device {
  const agent = headers.get('user-agent') ?? ''
  const country = (countryHeader && headers.get(countryHeader)?.toUpperCase()) ?? ''
  return {
    browser: nameIn(browsers, agent),
    system: nameIn(systems, agent),
    network: shortNetwork(headers.get('x-visitor-address') ?? ''),
    // XX and T1 are names of proxies for an unknown country and for Tor.
    country: /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : '',
  }
}

function nameIn(rows: readonly (readonly [RegExp, string])[], agent: string): string {
  return rows.find(([pattern]) => pattern.test(agent))?.[1] ?? ''
}

/** The part of an address that a provider gives to many: 24 bits of IPv4, 48 of IPv6. */
function shortNetwork(address: string): string {
  const network = clientNetwork(address, 48)
  if (network.includes('/')) return network
  return /^\d+\.\d+\.\d+\.\d+$/.test(network) ? network.replace(/\d+$/, 'x') : ''
}
