/** Represents the reader's position in an address. In a file of its own, for the server reads it as well as the browser. */
export const positionMark = 'POSITION'
