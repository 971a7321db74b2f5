/**
 * Address of a field plugin's page: a subdomain of the editor's host, so that a plugin has another origin and can
 * access neither the editor's page nor its server. The query is the protocol's.
 * @param editor address of the editor's page
 */
export function pluginAddress(editor: Pick<URL, 'protocol' | 'host'>, fieldType: string, uid: string): URL {
  const address = new URL(`${editor.protocol}//plugins.${editor.host}/plugins/${encodeURIComponent(fieldType)}`)
  const query = { protocol: editor.protocol, host: editor.host, uid, preview: '1' }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address
}
