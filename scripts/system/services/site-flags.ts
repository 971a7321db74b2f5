/**
 * Flags of Node for the site (Node, "Command-line API", `--max-semi-space-size`, in MiB). Objects of a request die young,
 * and the framework makes many of them: with V8's default, 100 MiB of garbage pile up before a collection. With half of
 * this value a process under load is 10 MiB smaller, and a render costs a fifth more; with twice as much a render costs no
 * less. The minimum equals the maximum, because a growing semi-space is collected all the time while the first visitors
 * after a start wait.
 *
 * The old objects are collected when they have grown by 30 percent (V8, `--heap-growing-percent`; see `node --v8-options`) and not when
 * they have nearly doubled, for which a process takes 50 MiB more. With 15 percent it takes 30 MiB less after 600 pages, and a sixth
 * of the processor time of a render goes into further collections (decision 115).
 */
export const siteFlags: readonly string[] = [
  '--max-semi-space-size=8',
  '--min-semi-space-size=8',
  '--heap-growing-percent=30',
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
