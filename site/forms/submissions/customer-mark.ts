import { createHmac } from 'node:crypto'

/**
 * The opaque name of a customer in tokens and returned forms: the same in every session of the customer, and no way back to the person.
 * @param subject of the customer
 */
export function customerMark(subject: string, secret: string): string {
  return createHmac('sha256', secret).update(`customer\n${subject}`).digest('base64url').slice(0, 22)
}
