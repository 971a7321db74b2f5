/** Clocks of countries with shops; Brazil and Mexico have several that neither country nor longitude tells apart, and none is guessed. */
const zones: Readonly<Record<string, string>> = {
  AD: 'Europe/Andorra',
  AR: 'America/Argentina/Buenos_Aires',
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  CH: 'Europe/Zurich',
  CL: 'America/Santiago',
  CO: 'America/Bogota',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LU: 'Europe/Luxembourg',
  MA: 'Africa/Casablanca',
  MD: 'Europe/Chisinau',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  PE: 'America/Lima',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
  UY: 'America/Montevideo',
}

/** Islands with clocks of their own lie west of the country's other places; the westernmost first. */
const islands: readonly { country: string; westOf: number; zone: string }[] = [
  { country: 'ES', westOf: -13, zone: 'Atlantic/Canary' },
  { country: 'PT', westOf: -20, zone: 'Atlantic/Azores' },
  { country: 'PT', westOf: -15, zone: 'Atlantic/Madeira' },
  { country: 'CL', westOf: -100, zone: 'Pacific/Easter' },
  { country: 'EC', westOf: -85, zone: 'Pacific/Galapagos' },
]

/**
 * The time zone of a shop.
 * @returns undefined where it is not known
 */
export function zoneOfShop({ country, longitude = 0 }: { country: string; longitude?: number | undefined }) {
  return islands.find((one) => one.country === country && longitude < one.westOf)?.zone ?? zones[country]
}
