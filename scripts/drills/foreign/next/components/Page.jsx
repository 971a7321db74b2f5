import { StoryblokServerComponent, storyblokEditable } from '@storyblok/react/rsc'

export function Page({ blok }) {
  return (
    <main {...storyblokEditable(blok)}>
      {blok.body?.map((nested) => (
        <StoryblokServerComponent blok={nested} key={nested._uid} />
      ))}
    </main>
  )
}
