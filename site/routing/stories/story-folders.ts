import { type Market, marketIds, markets } from '../markets.ts'

/** Folder of the content that all markets share; it is left out of every canonical address (acceptance row D2). */
export const sharedFolder = 'global'

/** A market of one country keeps what differs there in a folder of its own, called like the market. */
export const countryFolders: readonly string[] = marketIds.filter((id) => markets[id].country !== undefined)

/** The folders that a market reads, the one that wins first: its own, then the shared one. */
export function foldersOf({ id }: Market): readonly string[] {
  return countryFolders.includes(id) ? [id, sharedFolder] : [sharedFolder]
}

/** Whether a folder is read by one market alone. */
export function isCountryFolder(folder: string): boolean {
  return countryFolders.includes(folder)
}

/** Addresses at which a country may have a story of its own in the place of a shared one. */
export function countryAddresses(address: string): string[] {
  const { folder, rest } = splitAddress(address)
  return folder === sharedFolder ? countryFolders.map((country) => `${country}/${rest}`) : []
}

/** The first folder of a story's address and the rest, which is the same for the versions of a page in all markets. */
export function splitAddress(address: string): { folder: string; rest: string } {
  const [folder = '', ...rest] = address.split('/').filter((segment) => segment !== '')
  return { folder, rest: rest.join('/') }
}
