/** Tabs of one browser tell each other on it that something has changed. */
export const sessionChannel = 'zarandal-session'

/** A logout has only begun when its form is sent; the others look when it is done. */
export const logoutTakesMs = 1500

/** What is told: the session is another, or somebody is logging out. */
export type SessionTold = 'changed' | 'leaving'
