/**
 * What Node is told when it runs the site (Node, "Command-line API", `--max-semi-space-size`, in MiB). Objects of a request die
 * young, and the framework makes many of them: in the room that V8 gives them by itself they lie 100 MiB deep before anybody
 * looks. With half of this a process under load is 10 MiB smaller, and drawing a page costs a fifth more; with twice as much
 * drawing costs no less. The room is there from the beginning: where it has to grow first, it is cleared all the time while
 * the first visitors after a start wait.
 */
export const siteFlags: readonly string[] = ['--max-semi-space-size=8', '--min-semi-space-size=8']

/**
 * What the C library is told (mallopt(3)). Threads share two heaps instead of one each: about 10 MiB less. Large pieces are given
 * back when they are free, instead of after the largest that was ever freed: compressing a page takes megabytes for a moment, and what
 * lay between them stayed, 60 to 80 MiB after 150 pages.
 */
export const siteMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}
