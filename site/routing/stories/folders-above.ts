import { isCountryFolder, sharedFolder } from './story-folders.ts'

/**
 * The folders that a story lies in, the outermost first: each as the addresses at which its start page may be, the market's
 * own before the one that all markets share.
 * @param address in the default language, without slashes at its ends: `italy/extranet/catalogos/tarifa`
 * @returns for example `[['italy'], ['italy/extranet', 'global/extranet'], …]`; a start page does not lie in its own folder
 */
export function foldersAbove(address: string): string[][] {
  const segments = address.split('/')
  const [market = ''] = segments
  return segments.slice(1).map((_, index) => {
    const below = segments.slice(1, index + 1)
    const own = [market, ...below].join('/')
    return isCountryFolder(market) && below.length > 0 ? [own, [sharedFolder, ...below].join('/')] : [own]
  })
}
