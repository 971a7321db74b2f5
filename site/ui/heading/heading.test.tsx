import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Heading } from './heading.tsx'

test.each([
  ['as text', 'Zylinder und Vorhängeschlösser'],
  ['inside an element beside a sign', [<em key="link">{'Zylinder und Vorhängeschlösser'}</em>, <svg key="sign" />]],
])('a long word %s tells its length, so that the heading fits its place', (_, children) => {
  const html = renderToStaticMarkup(
    <Heading level={2} size={1}>
      {children}
    </Heading>,
  )
  expect(html).toContain('--longest:17')
})

test('ordinary words leave the size alone', () => {
  expect(
    renderToStaticMarkup(
      <Heading level={2} size={1}>
        {'Llaves de automoción'}
      </Heading>,
    ),
  ).not.toContain('style')
})
