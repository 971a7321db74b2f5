import type { ManagementClient } from '../../services/management-client.ts'
import type { WireStoryRow } from '../../services/wire-story.ts'

type StoredRedirect = { story: { content: Readonly<Record<string, unknown>> & { to?: object } } }

/**
 * Redirects from earlier addresses of a story lead to another one from now on: with the story they would end in nothing.
 * @param story that leaves the site
 * @param toStory uuid of the other one
 * @throws ManagementError as soon as the service refuses one
 */
export async function leadElsewhere(
  client: ManagementClient,
  story: Pick<WireStoryRow, 'uuid'>,
  toStory: string,
): Promise<void> {
  const query = { starts_with: '_data/redirects/', reference_search: story.uuid }
  for (const { id } of await client.all<WireStoryRow>('stories', 'stories', query)) {
    const { content } = (await client.send<StoredRedirect>('GET', `stories/${id}`)).story
    const changed = { ...content, to: { ...content.to, id: toStory } }
    await client.send('PUT', `stories/${id}`, { body: { story: { content: changed }, publish: 1 } })
  }
}
