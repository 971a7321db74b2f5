/** An identity nobody else has. */
export function newId(): string {
  return crypto.randomUUID()
}
