import { differingStories } from 'site/search/indexing/compare-stories.ts'
import { readSearchAccess, searchSources } from '../../search/search-sources.ts'

/** The process that `bench-indexing.ts` measures. */
const sources = searchSources(readSearchAccess())
for (const turn of ['first', 'second']) {
  const differing = await differingStories(sources, await sources.readVersion())
  process.stdout.write(`${turn} time: ${differing.length} stories differ\n`)
}
