import { load } from '#load/generic'
import { definePageKind } from '../page-kind.ts'
import { GenericPage, LandingPage } from './generic-page.tsx'

export const generic = definePageKind('generic', {
  load,
  render: ({ story, body }, props) => <GenericPage page={story.content} body={body} {...props} />,
})

export const landing = definePageKind('landing', {
  load,
  render: ({ story, body }, { context }) => <LandingPage page={story.content} body={body} context={context} />,
})
