import { msg } from '@lingui/core/macro'

export const noRoomForLists = msg`You have 200 lists, and there is no room for more. Delete one that you no longer need.`
