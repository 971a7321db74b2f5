/**
 * Every query parameter by which some listing chooses, in order of the alphabet. A page is kept under these and the page
 * number alone; other parameters choose nothing.
 */
export const filterNames: readonly string[] = ['discipline', 'status', 'topic']
