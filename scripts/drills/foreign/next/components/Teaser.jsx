import { storyblokEditable } from '@storyblok/react/rsc'

export function Teaser({ blok }) {
  return <h2 {...storyblokEditable(blok)}>{blok.headline}</h2>
}
