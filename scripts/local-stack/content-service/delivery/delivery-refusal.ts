import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A response other than 2xx. The body is sent unchanged: clients read an array for 404 and an object for the rest. */
export class DeliveryRefusal extends Error {
  readonly status: ContentfulStatusCode
  readonly body: { error: string } | string[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: ContentfulStatusCode,
    body: { error: string } | string[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(typeof body === 'object' && 'error' in body ? body.error : body.join(', '))
    this.name = 'DeliveryRefusal'
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** 401: the token is missing, unknown, or a public one that requests drafts. */
export function unauthorized(): DeliveryRefusal {
  return new DeliveryRefusal(401, { error: 'Unauthorized' })
}

/** 404: the body is a JSON array with one sentence (Storyblok docs, errors). */
export function notFound(): DeliveryRefusal {
  return new DeliveryRefusal(404, ['This record could not be found'])
}

/** 422: the request names something that does not exist here, or gives it an invalid value. */
export function unprocessable(error: string): DeliveryRefusal {
  return new DeliveryRefusal(422, { error })
}

/** 429: more requests of a class than the plan allows within a second. @param waitMs until another one is accepted */
export function tooManyRequests(waitMs: number): DeliveryRefusal {
  return new DeliveryRefusal(429, { error: 'Too Many Requests' }, { 'retry-after': String(Math.ceil(waitMs / 1000)) })
}
