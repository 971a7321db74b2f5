/** Names of files as they are, with a number where two would be the same to a file system that ignores case. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const [, stem = name, ending = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/.exec(name) ?? []
    let own = name
    for (let number = 2; taken.has(keyOf(own)); number += 1) own = `${stem} ${number}${ending}`
    taken.add(keyOf(own))
    return own
  })
}

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
