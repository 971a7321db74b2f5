import { expect, test } from 'vitest'
import { readSources } from '../compile/read-sources.ts'
import { documentFromMarkup, type MarkupTargets } from './document-from-markup.ts'
import type { WireNode } from './wire-document.ts'

const targets: MarkupTargets = {
  link: (target) => ({ href: target, linktype: target.startsWith('@') ? 'story' : 'url' }),
  image: (picture, alt, title) => ({ src: picture, alt, title }),
  block: () => ({ component: 'accordion', _uid: 'u' }),
}

/** Every type of node and mark in a document, once. */
function typesIn(nodes: readonly WireNode[]): Set<string> {
  return new Set(
    nodes.flatMap((node) => [node.type, ...(node.marks ?? []).map(({ type }) => type), ...typesIn(node.content ?? [])]),
  )
}

test('the quality page uses every node and mark of the rich text schema', async () => {
  const page = (await readSources()).find(({ key }) => key === 'page/nuestra-calidad')
  const text = JSON.stringify(page?.content['body'])
  const [, block] = JSON.parse(text) as { body: { text: string } }[]
  const types = typesIn(documentFromMarkup(block?.body.text ?? '', targets).content)
  const nodes = [
    'paragraph',
    'heading',
    'bullet_list',
    'ordered_list',
    'list_item',
    'blockquote',
    'code_block',
    'image',
  ]
  const more = ['emoji', 'horizontal_rule', 'blok', 'hard_break', 'table', 'tableRow', 'tableHeader', 'tableCell']
  const marks = [
    'bold',
    'italic',
    'strike',
    'underline',
    'code',
    'link',
    'styled',
    'subscript',
    'superscript',
    'anchor',
  ]
  for (const type of [...nodes, ...more, ...marks, 'highlight', 'textStyle']) expect([...types]).toContain(type)
})
