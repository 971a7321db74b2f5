/**
 * Contrast of two colours, 1 to 21 (WCAG 2.2, contrast ratio).
 * @param one `#rrggbb`
 */
export function contrastBetween(one: string, other: string): number {
  const luminances = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

/** WCAG 2.2, relative luminance. */
function luminanceOf(colour: string): number {
  const linear = (at: number) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5)
}
