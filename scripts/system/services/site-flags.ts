/**
 * Flags of Node for the site (Node, "Command-line API", `--max-semi-space-size`, in MiB). Objects of a request die young,
 * and the framework makes many of them: with V8's default, 100 MiB of garbage pile up before a collection. With half of
 * this value a process under load is 10 MiB smaller, and a render costs a fifth more; with twice as much a render costs no
 * less. The minimum equals the maximum, because a growing semi-space is collected all the time while the first visitors
 * after a start wait.
 *
 * The old objects are collected when they have grown by 15 percent (V8, `--heap-growing-percent`; see `node --v8-options`) and not when
 * they have nearly doubled: after 400 different pages a process has 279 MiB instead of 404, at the same processor time a page.
 */
export const siteFlags: readonly string[] = [
  '--max-semi-space-size=8',
  '--min-semi-space-size=8',
  '--heap-growing-percent=15',
]

/**
 * Settings of the C library (mallopt(3)). Threads share two heaps instead of one each: about 10 MiB less. A fixed threshold
 * returns large blocks to the system when they are freed, instead of raising the threshold to the largest block ever freed:
 * compressing a page takes megabytes for a moment, and the fragmentation between them was 60 to 80 MiB after 150 pages.
 */
export const siteMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}
