/** A piece of an EBML file (RFC 8794): its identifier as hexadecimal digits, as the tables of the format print it. */
export function ebmlElement(id: string, content: Buffer | readonly Buffer[]): Buffer {
  const body = Buffer.isBuffer(content) ? content : Buffer.concat(content)
  return Buffer.concat([Buffer.from(id, 'hex'), sizeOf(body.length), body])
}

/** An unsigned number in eight bytes, so that a changed value never changes the length of what stands around it. */
export function unsigned(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}

/** A number with a fraction in eight bytes. */
export function float(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

/** RFC 8794, section 4: a length in eight bytes, of which the first only says that there are eight. */
function sizeOf(length: number): Buffer {
  const bytes = unsigned(length)
  bytes[0] = 0x01
  return bytes
}
