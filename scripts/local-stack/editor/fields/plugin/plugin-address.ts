/**
 * Where the page of a field plugin lies: beside the editor under a name of its own, so that a plugin is another origin
 * and reaches neither the editor's page nor its server. The query is the protocol's.
 * @param editor address of the editor's page
 */
export function pluginAddress(editor: Pick<URL, 'protocol' | 'host'>, fieldType: string, uid: string): URL {
  const address = new URL(`${editor.protocol}//plugins.${editor.host}/plugins/${encodeURIComponent(fieldType)}`)
  const query = { protocol: editor.protocol, host: editor.host, uid, preview: '1' }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address
}
