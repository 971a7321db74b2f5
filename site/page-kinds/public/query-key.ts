import type { PageRequest } from './read-page.ts'

/**
 * A page of another query is another page to React too: what a reader ticked or typed into a form would else stay in it,
 * although the address says something new.
 */
export async function queryKey({ searchParams }: Pick<PageRequest, 'searchParams'>): Promise<string> {
  return JSON.stringify(await searchParams)
}
