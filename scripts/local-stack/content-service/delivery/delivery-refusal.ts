import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An answer other than 2xx. The body is sent as it is: clients read an array for 404 and an object for the rest. */
export class DeliveryRefusal extends Error {
  readonly status: ContentfulStatusCode
  readonly body: { error: string } | string[]

  constructor(status: ContentfulStatusCode, body: { error: string } | string[]) {
    super(typeof body === 'object' && 'error' in body ? body.error : body.join(', '))
    this.name = 'DeliveryRefusal'
    this.status = status
    this.body = body
  }
}

/** 401: no token, an unknown one, or a public one that asks for drafts. */
export function unauthorized(): DeliveryRefusal {
  return new DeliveryRefusal(401, { error: 'Unauthorized' })
}

/** 404: the body is a JSON array with one sentence (Storyblok docs, errors). */
export function notFound(): DeliveryRefusal {
  return new DeliveryRefusal(404, ['This record could not be found'])
}

/** 422: the request names something that does not exist here, or gives it a value that it does not accept. */
export function unprocessable(error: string): DeliveryRefusal {
  return new DeliveryRefusal(422, { error })
}
