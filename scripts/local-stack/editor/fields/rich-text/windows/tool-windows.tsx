import type { ComponentType } from 'react'
import type { ToolWindow } from '../toolbar/tools.ts'
import { AnchorWindow } from './anchor-window.tsx'
import { BlockWindow } from './block-window.tsx'
import { GroundWindow, InkWindow } from './colour-window.tsx'
import { EmojiWindow } from './emoji-window.tsx'
import { LinkWindow } from './link-window.tsx'
import { PictureWindow, PictureWordsWindow } from './picture-window.tsx'
import type { WindowProps } from './window-props.ts'

const windows: Readonly<Record<ToolWindow, ComponentType<WindowProps>>> = {
  link: LinkWindow,
  image: PictureWindow,
  pictureWords: PictureWordsWindow,
  emoji: EmojiWindow,
  anchor: AnchorWindow,
  colour: InkWindow,
  highlight: GroundWindow,
  blok: BlockWindow,
}

/** The dialog that a tool opens. */
export function ToolWindows({ opened, ...props }: WindowProps & { opened: ToolWindow }) {
  const Window = windows[opened]
  return <Window {...props} />
}
