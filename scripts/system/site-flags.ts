/**
 * What Node is told when it runs the site. Objects of a request die young, and the framework makes many of them: in the
 * room that V8 gives them by itself they lie 100 MiB deep before anybody looks; in this one the process stays that much
 * smaller, and drawing a page costs the same (Node, "Command-line API", `--max-semi-space-size`, in MiB).
 */
export const siteFlags: readonly string[] = ['--max-semi-space-size=4']

/** Threads share two heaps of the C library instead of one each: about 10 MiB less (mallopt(3), `M_ARENA_MAX`). */
export const siteMemory = { MALLOC_ARENA_MAX: '2' }
