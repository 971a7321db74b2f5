/** Whole hours from UTC, west to east. */
export const offsets: readonly string[] = Array.from({ length: 27 }, (_, index) => {
  const hours = index - 12
  return `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`
})

/** `2031-03-01T18:00:00+01:00` -> the value of the browser's control, and the distance from UTC. */
export function splitMoment(moment: string): { local: string; offset: string } {
  const [, local = '', offset = '+00:00'] =
    /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})[\d:.]*(Z|[+-]\d{2}:\d{2})?$/.exec(moment) ?? []
  return { local, offset: offset === 'Z' ? '+00:00' : offset }
}

/** The other way; empty while there is no date. */
export function joinMoment({ local, offset }: { local: string; offset: string }): string {
  return local === '' ? '' : `${local.length === 16 ? `${local}:00` : local}${offset}`
}
