import type { PlantedFault } from './planted-change.ts'

const queue = 'site/search/indexing/open-index-queue.ts'

/** Faults of the queue and of the writer of search records. */
export const indexFaults: readonly PlantedFault[] = [
  {
    name: 'records that show something of a changed story are not written',
    world: 'index',
    file: 'site/search/indexing/index-worker.ts',
    find: `await queue.add(ids, 'dependent')`,
    instead: 'void ids',
  },
  {
    name: 'a story that changes while it is indexed is not indexed again',
    world: 'index',
    file: queue,
    find: `'DELETE FROM index_stories WHERE claim = $1', [id]`,
    instead: `'DELETE FROM index_stories WHERE story IN (SELECT story FROM index_stories WHERE claim = $1)', [id]`,
  },
  {
    name: 'the stories of a killed process are forgotten',
    world: 'index',
    file: queue,
    find: `WHERE claim <> '' AND \${which}
     ON CONFLICT`,
    instead: `WHERE \${which} AND FALSE
     ON CONFLICT`,
  },
  {
    name: 'nothing is compared',
    world: 'index',
    file: 'site/search/indexing/sync-indexes.ts',
    find: 'if (version === compared.version &&',
    instead: 'if (version > 0 ||',
  },
  {
    name: 'a comparison in the second of a change counts for its whole second',
    world: 'index',
    file: 'site/search/indexing/sync-indexes.ts',
    find: 'version: Date.now() > version * 1000 + versionMovesMs ? version : 0',
    instead: 'version',
  },
  {
    name: 'records of a story that is gone stay',
    world: 'index',
    file: 'site/search/indexing/sync-stories.ts',
    find: '.filter(({ objectID }) => !wanted.has(objectID))',
    instead: '.filter(() => false)',
  },
  {
    name: 'a claim that failed counts as done',
    world: 'index',
    file: 'site/search/indexing/index-worker.ts',
    find: 'await queue.fail(claim, wait)',
    instead: 'await queue.finish(claim)',
  },
  {
    name: 'the shared page stays in a country that has its own',
    world: 'index',
    file: 'site/search/indexing/index-worker.ts',
    find: 'const values = [...new Set(addresses.flatMap((address) => sharedAddress(address) ?? []))]',
    instead: 'const values: string[] = []',
  },
]
