/**
 * A form that is larger than what forms take (`site/forms/largest-form.ts`) is read as far as this many bytes: its sender gets the form
 * back. Browsers show no response to a body that they could not send to its end.
 */
export const largestDrained = 100 * 2 ** 20
