/** Kind of change under which a page gives way to another; only that one is shown as a movement. */
export const toOtherPage = 'to-other-page'
