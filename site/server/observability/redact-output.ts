/**
 * Redacts secrets and personal data in every text that the process prints, where lines do not become events
 * (`structured-output` does the same for those).
 * @param redact redacts a text
 */
export function redactOutput(
  redact: (text: string) => string,
  streams: Pick<NodeJS.Process, 'stdout' | 'stderr'> = process,
): void {
  for (const stream of [streams.stdout, streams.stderr]) {
    stream.write = new Proxy(stream.write, {
      apply: (write, _, [chunk, ...rest]: [string | Uint8Array, ...unknown[]]) =>
        Reflect.apply(write, stream, [
          redact(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')),
          ...rest,
        ]),
    })
  }
}
