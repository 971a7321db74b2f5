export type SpaceAddress = { contentUrl: string; spaceId: number; managementToken: string }

export type Send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: unknown) => Promise<unknown>

/** Requests to the management API below the space; a refused one throws its response. */
export function senderTo({ contentUrl, spaceId, managementToken }: SpaceAddress): Send {
  return async (method, path, body) => {
    const response = await fetch(`${contentUrl}/v1/spaces/${spaceId}${path}`, {
      method,
      headers: { authorization: managementToken, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
}
