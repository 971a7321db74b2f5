/** A 200 response before headers: its body, and for a list the values of `total` and `per-page`. */
export type DeliveryResponse = { body: Record<string, unknown>; paging?: { total: number; perPage: number } }
