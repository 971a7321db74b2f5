import { managementRequests, type Space } from '../../management/management-requests.ts'

const writers = 12

/** Words of the generated texts; a story has about 3 KB of content, as a page of the demo has. */
const words = 'llave perfil latón corte máquina eje fresa paso tope mano bombín cabeza serie código taller punta'.split(
  ' ',
)

/** Creates and publishes plain stories until the space has `count` of them, through the management API. */
export async function fillSpace(space: Space, count: number): Promise<void> {
  const { send } = managementRequests(space)
  const folder = (await send('post', 'stories', {
    body: { story: { name: 'Load', slug: `load-${count}`, is_folder: true } },
  })) as { story: { id: number } }
  let next = 0
  const write = async () => {
    while (next < count) {
      const index = next++
      const story = {
        name: `Story ${index}`,
        slug: `story-${index}`,
        parent_id: folder.story.id,
        content: contentOf(index),
      }
      await send('post', 'stories', { body: { story, publish: 1 } })
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
}

function contentOf(index: number) {
  const text = Array.from({ length: 60 }, (_, at) => words[(index * 7 + at * 3) % words.length]).join(' ')
  return {
    component: index % 4 === 0 ? 'product' : 'page',
    _uid: `root-${index}`,
    code: `LOAD-${index}`,
    name: `${words[index % words.length]} ${index}`,
    kind: index % 8 === 0 ? 'key_blank' : 'machine',
    body: Array.from({ length: 6 }, (_, at) => ({ component: 'rich_text', _uid: `${index}-${at}`, text })),
  }
}
