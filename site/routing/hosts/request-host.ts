type HostHeaders = { host?: string | undefined; 'x-forwarded-host'?: string | string[] | undefined }

/**
 * The host a request is for. A forwarded host is believed only where the configuration says that a proxy of ours
 * writes it: anybody can send that header.
 */
export function requestHost(headers: HostHeaders, isProxyTrusted: boolean): string | undefined {
  const forwarded = headers['x-forwarded-host']
  const [first] = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',')
  const name = first?.trim()
  return isProxyTrusted && name ? name : headers.host
}
