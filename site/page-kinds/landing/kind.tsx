import { load } from '#load/generic'
import { definePageKind } from '../page-kind.ts'
import { LandingPage } from './landing-page.tsx'

export const landing = definePageKind('landing', {
  load,
  titleOf: ({ story }) => story.content.title,
  render: ({ story, body }, props) => <LandingPage page={story.content} body={body} context={props.context} />,
})
