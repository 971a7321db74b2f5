import { createHash } from 'node:crypto'

/** Bytes of code in the image: as much as a small controller holds. */
const codeLength = 96 * 1024

/**
 * A made-up program for a machine: a head with the machine's name and the version, bytes that no machine runs, and the
 * check sum that an updater would ask for.
 */
export function firmwareImage({ machine, version }: { machine: string; version: string }): Buffer {
  const head = Buffer.alloc(64)
  head.write(`ZRDL ${machine} ${version}`, 'latin1')
  head.writeUInt32BE(codeLength, 60)
  const code = Buffer.concat(
    Array.from({ length: codeLength / 32 }, (_, block) =>
      createHash('sha256').update(`${machine} ${version} ${block}`).digest(),
    ),
  )
  return Buffer.concat([head, code, createHash('sha256').update(head).update(code).digest()])
}
