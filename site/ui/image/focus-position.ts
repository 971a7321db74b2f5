type Focused = { focus?: string | undefined; width?: number | undefined; height?: number | undefined }

/**
 * Where the point of interest lies, for `object-position`, as percentages of the original.
 * Absent when the picture has no focus or no known size, or when they do not fit each other.
 */
export function focusPosition({ focus, width, height }: Focused): string | undefined {
  const corners = /^(\d+)x(\d+):(\d+)x(\d+)$/.exec(focus ?? '')
  if (!corners || !width || !height) return undefined
  const x = middleOf(corners[1], corners[3]) / width
  const y = middleOf(corners[2], corners[4]) / height
  return x > 1 || y > 1 ? undefined : `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
}

function middleOf(from: string | undefined, to: string | undefined): number {
  return (Number(from) + Number(to)) / 2
}
