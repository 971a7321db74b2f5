/** In place of `next-auth/jwt`, whose encryption runs on threads of its own, which no seed orders. */
export async function encode({ token }: { token: unknown }): Promise<string> {
  return Buffer.from(JSON.stringify(token)).toString('base64url')
}

/** @returns null for what `encode` has not made */
export async function decode({ token }: { token: string }): Promise<unknown> {
  try {
    return JSON.parse(String(Buffer.from(token, 'base64url')))
  } catch {
    return null
  }
}
