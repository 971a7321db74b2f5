/** A block as the delivery API gives it: its kind, and fields that only the kind knows. */
export type Blok = { component: string; _uid: string; [field: string]: unknown }

export type Story = { uuid: string; name: string; full_slug: string; content: Blok }

/** `get` of the vendor's client, as every peer's own package brings it. */
export type Ask = (
  path: string,
  query: Record<string, string | number>,
) => Promise<{ data: { story: Story; stories: Story[] } }>
