import { Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { expandTree } from './expand-tree.ts'

function Word({ children }: { children: ReactNode }) {
  return <b>{children}</b>
}

function Broken(): ReactNode {
  throw new Error('broken deep inside')
}

test('a tree comes out as the markup React would make of it', () => {
  const tree = (
    <section id="a">
      <Word>one</Word>
      {['two', 'three'].map((text) => (
        <Word key={text}>{text}</Word>
      ))}
      <Fragment>
        {false}
        {undefined}
        {4}
        <hr id="b" />
      </Fragment>
    </section>
  )
  expect(renderToStaticMarkup(expandTree(tree))).toBe(renderToStaticMarkup(tree))
})

test('what throws deep inside throws while the tree is expanded', () => {
  const tree = (
    <section>
      <Word>
        <Broken />
      </Word>
    </section>
  )
  expect(() => expandTree(tree)).toThrow('broken deep inside')
})

test('a component of the browser is left for the browser', () => {
  const Browser = Object.assign(Broken, { $$typeof: Symbol.for('react.client.reference') })
  expect(() => expandTree(<Browser />)).not.toThrow()
})
