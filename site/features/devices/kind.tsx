import { load } from '#load/features/devices'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { ExtranetDevices } from './extranet-devices.tsx'

export const extranetDevices = definePageKind('extranet-devices', {
  load,
  render: ({ story, body, devices, timeZone }, props, { path }) => (
    <ExtranetDevices page={story.content} body={body} devices={devices} timeZone={timeZone} path={path} {...props} />
  ),
})
