/** Stands in an address for the reader's position. In a file of its own, for the server reads it as well as the browser. */
export const positionMark = 'POSITION'
