/** The screens of the tasks at the counter: the name of the walk, the width of the window, and whether scripts run. */
export const counterScreens = [
  ['at 1440 pixels', 1440, true],
  ['at 360 pixels', 360, true],
  ['at 360 pixels without JavaScript', 360, false],
] as const
