/** Identity of a block within its story; empty when the CMS gave none. */
export function uidOf({ _uid: uid }: { _uid: string }): string {
  return uid
}
