/** A 200 answer before headers: its body, and for a list what `total` and `per-page` say. */
export type DeliveryResponse = { body: Record<string, unknown>; paging?: { total: number; perPage: number } }
