import { StoryblokServerComponent, storyblokEditable } from '@storyblok/react/rsc'

export function Grid({ blok }) {
  return (
    <div {...storyblokEditable(blok)}>
      {blok.columns?.map((nested) => (
        <StoryblokServerComponent blok={nested} key={nested._uid} />
      ))}
    </div>
  )
}
