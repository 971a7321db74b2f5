import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleServices } from '../testing/example-services.fixture.ts'
import { FilledForm } from '../testing/filled-form.fixture.tsx'

afterEach(cleanup)

test('Markdown is stored as written and rendered in the preview', () => {
  const onChange = vi.fn<(value: unknown) => void>()
  const field = { type: 'markdown', display_name: 'Text' }
  const { container } = render(<FilledForm field={field} services={exampleServices()} onChange={onChange} />)
  const text =
    '# Corte\n\nUn *corte* **exacto**, `0,1 mm`\n\n- uno\n- [dos](/dos)\n\n> cita\n\n1. a\n\n---\n\n```\nx < y\n```'
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: text } })
  expect(onChange).toHaveBeenLastCalledWith(text)
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  expect(container.querySelector('.field-markdown')?.innerHTML).toBe(
    '<h1>Corte</h1><p>Un <em>corte</em> <strong>exacto</strong>, <code>0,1 mm</code></p>' +
      '<ul><li>uno</li><li><span class="field-link" title="/dos">dos</span></li></ul>' +
      '<blockquote><p>cita</p></blockquote><ol><li>a</li></ol><hr><pre><code>x &lt; y</code></pre>',
  )
})

test('HTML and unsafe URLs inside Markdown have no effect', () => {
  const value = '<img src=x onerror=alert(1)> ![a](javascript:alert(1)) [b](javascript:alert(2))'
  const { container } = render(<FilledForm field={{ type: 'markdown' }} value={value} services={exampleServices()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  expect(container.querySelector('img, a, script')).toBeNull()
  expect(container.textContent).toContain('onerror')
})
