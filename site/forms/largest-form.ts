/** The most that a form may weigh with all its files, in bytes; the browser says so before it sends more. */
export const largestForm = 30 * 2 ** 20
