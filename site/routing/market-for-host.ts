import { type Market, markets } from './markets.ts'

/** The market a request's host belongs to (spec section 1: addresses come from run-time configuration). */
export function marketForHost(_host: string | undefined): Market {
  return markets.base
}
