import type { Spot } from 'component-schemas/cards/place-cards.ts'

/** Mean radius of the earth (IUGG). */
const earthKm = 6371.0088

/** Great-circle distance in kilometres (haversine formula); off by at most 0.5 %, for the earth is no sphere. */
export function distanceBetween(from: Spot, to: Spot): number {
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)]
  const height = Math.sin((lat2 - lat1) / 2) ** 2
  const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const half = height + Math.cos(lat1) * Math.cos(lat2) * width
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
