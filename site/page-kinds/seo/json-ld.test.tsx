import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { JsonLd } from './json-ld.tsx'

afterEach(cleanup)

test('no text of an editor ends the script, and the data is what was given', () => {
  const data = { '@type': 'Product', name: '</script><script>alert(1)</script><!--' }
  const { container } = render(<JsonLd data={[data]} />)
  const scripts = container.querySelectorAll('script')
  expect(scripts).toHaveLength(1)
  expect(scripts[0]?.innerHTML).not.toContain('<')
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual(data)
})
