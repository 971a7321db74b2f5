import type { Algoliasearch } from 'algoliasearch'
import type { PublishedStories } from './published-stories.ts'

/** The two services of an index: it reads stories from one and writes records to the other. */
export type IndexSources = PublishedStories & { client: Algoliasearch }
