/** The tabs of one browser publish changes of the session on it. */
export const sessionChannel = 'site-session'

/** Published events: the browser has another login, or a logout has started. */
export type SessionEvent = 'changed' | 'leaving'
