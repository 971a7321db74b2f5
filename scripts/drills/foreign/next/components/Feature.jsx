import { storyblokEditable } from '@storyblok/react/rsc'

export function Feature({ blok }) {
  return <p {...storyblokEditable(blok)}>{blok.name}</p>
}
