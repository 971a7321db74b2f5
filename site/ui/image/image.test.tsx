import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Image } from './image.tsx'

afterEach(cleanup)

const src = 'https://a.example/f/100001/1800x1200/0a1b2c3d4e/key.webp'
const picture = { src, alt: 'A key', width: 1800, height: 1200, focus: '900x600:901x601' }

test('a picture waits until it comes near, in sizes up to its own', () => {
  render(<Image image={picture} sizes="50vw" />)
  const image = screen.getByRole('img', { name: 'A key' })
  expect(image.getAttribute('loading')).toBe('lazy')
  expect(image.getAttribute('srcset')).toContain('/m/320x0/filters:quality(78):format(webp) 320w')
  expect(image.getAttribute('srcset')).not.toContain('2560w')
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1800', '1200'])
})

test('the first picture of a page is fetched at once', () => {
  render(<Image image={picture} sizes="100vw" isPriority />)
  const image = screen.getByRole('img')
  expect(image.getAttribute('loading')).toBe('eager')
  expect(image.getAttribute('fetchpriority')).toBe('high')
})

test('a crop keeps its focus and announces the proportions of the crop', () => {
  render(<Image image={picture} sizes="100vw" ratio={2} />)
  const image = screen.getByRole('img')
  expect(image.getAttribute('src')).toMatch(/\/m\/\d+x\d+\/filters:focal\(900x600:901x601\)/)
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1800', '900'])
  expect(image.style.objectPosition).toBe('50% 50%')
})

test('an SVG is delivered unchanged and without a choice of sizes', () => {
  render(<Image image={{ src: 'https://a.example/f/1/x/aa/plan.svg', alt: 'Plan' }} sizes="100vw" />)
  const image = screen.getByRole('img', { name: 'Plan' })
  expect(image.getAttribute('src')).toBe('https://a.example/f/1/x/aa/plan.svg')
  expect(image.hasAttribute('srcset')).toBe(false)
})

test('a picture without text is decoration', () => {
  render(<Image image={{ src, alt: '' }} sizes="100vw" />)
  expect(screen.getByRole('presentation')).toBeTruthy()
})
