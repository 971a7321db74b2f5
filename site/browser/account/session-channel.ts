/** The tabs of one browser publish changes of the session on it. */
export const sessionChannel = 'zarandal-session'

/** What is published: the browser has another login, or a logout has begun. */
export type SessionEvent = 'changed' | 'leaving'
