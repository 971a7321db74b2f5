/**
 * The network address a request comes from. A trusted proxy of ours adds the address it saw as the last one; what
 * is before it, and the whole header where no proxy is trusted, can come from anybody.
 */
export function visitorAddress(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  socketAddress: string | undefined,
  isProxyTrusted: boolean,
): string {
  const forwarded = headers['x-forwarded-for']
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return (isProxyTrusted && last) || (socketAddress ?? '')
}
