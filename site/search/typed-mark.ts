/** Represents what is typed, in words that the server writes: only the browser knows what that is. */
export const typedMark = '{words}'
