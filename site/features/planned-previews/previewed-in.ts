import { momentAt } from '#site/server/preview/market-time.ts'
import { type Previewed, previewed } from '#site/server/preview/previewed.ts'
import { previewedNames } from './previewed-names.ts'

/** With its distance from UTC; else it is a time on the clocks of the market. */
const absoluteForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/

/**
 * What an address previews. A value of another form counts as absent; so does a parameter that is given twice.
 * @param timeZone of the market
 */
export function previewedIn(query: URLSearchParams, timeZone: string): Previewed {
  const read = (name: keyof Previewed) => {
    const values = query.getAll(previewedNames[name])
    return values.length === 1 ? values[0] : undefined
  }
  const at = read('moment') ?? ''
  const moment = absoluteForm.test(at) ? Date.parse(at) : momentAt(at, timeZone)
  return withoutWrong({ release: releaseIn(read('release')), moment, group: read('group') })
}

/** The editor writes `0`, nothing, or the word `undefined` where no release is chosen. */
function releaseIn(value = ''): number | undefined {
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined
}

function withoutWrong(values: Record<keyof Previewed, unknown>): Previewed {
  const { release, moment, group } = previewed.shape
  return {
    release: release.safeParse(values.release).data,
    moment: moment.safeParse(values.moment).data,
    group: group.safeParse(values.group).data,
  }
}

/** The parameters of an address that previews this. */
export function previewedQuery({ release, moment, group }: Previewed): Record<string, string> {
  return {
    ...(release === undefined ? {} : { [previewedNames.release]: String(release) }),
    ...(moment === undefined ? {} : { [previewedNames.moment]: new Date(moment).toISOString() }),
    ...(group === undefined ? {} : { [previewedNames.group]: group }),
  }
}
