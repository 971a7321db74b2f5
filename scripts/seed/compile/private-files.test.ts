import { expect, test } from 'vitest'
import { privateFiles } from './private-files.ts'
import { sourceStory } from './source-story.ts'

const story = (folder: string, content: object) => ({
  ...sourceStory.parse({ name: 'A', folder, slug: 'a', content: { component: 'page', ...content } }),
  key: 'page/a',
  file: `content/source${folder}/a.yaml`,
})
const list = { files: [{ component: 'localized_file', file: { document: 'tarifa-es' } }] }
const photo = { image: { picture: 'trade/keys/web', alt: 'A' } }

test('files of extranet stories are private at any depth; all others are public', () => {
  const isPrivate = privateFiles([
    story('global/extranet/catalogos', { ...list, photos: [photo] }),
    story('italy/extranet/noticias-de-llaves', { file: { document: 'avviso-it' } }),
    story('global/recursos', { file: { document: 'guia-es' } }),
  ])
  expect(['document/tarifa-es', 'trade/keys/web', 'document/avviso-it'].map(isPrivate)).toEqual([true, true, true])
  expect(['document/guia-es', 'document/unknown'].map(isPrivate)).toEqual([false, false])
})

test('refuses a public story with a file of the extranet', () => {
  expect(() => privateFiles([story('global/extranet', list), story('global/recursos', list)])).toThrow(
    'content/sourceglobal/recursos/a.yaml: document/tarifa-es belongs to the extranet',
  )
})
