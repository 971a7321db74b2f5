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
    const write = stream.write.bind(stream) as (text: string, ...rest: unknown[]) => boolean
    stream.write = ((chunk: string | Uint8Array, ...rest: unknown[]) =>
      write(
        redact(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')),
        ...rest,
      )) as typeof stream.write
  }
}
