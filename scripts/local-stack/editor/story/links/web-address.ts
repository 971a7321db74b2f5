/** An address of another website that can be requested; undefined for another scheme, a space inside, or a host without a domain. */
export function webAddress(address: string): URL | undefined {
  if (/\s/.test(address) || !/^https?:/i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return /[^.]\.[^.]+$/.test(url.hostname) ? url : undefined
}
