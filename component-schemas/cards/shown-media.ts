import { asset, link } from '../fields/media-fields.ts'
import { text, textarea, translated } from '../fields/text-fields.ts'

/** Common fields of blocks that show a picture or a video with its text. */
export const shownMedia = {
  media: asset('Picture or video', 'A picture at least 1600 pixels wide, or a video of at most two minutes.', {
    kinds: ['images', 'videos'],
    translatable: true,
  }),
  outside: link('Video on another site', 'Its address. Visitors see the poster and go there when they press it.', {
    translatable: true,
  }),
  poster: asset('Poster', 'The picture in the place of a video that does not play yet.', { translatable: true }),
  caption: text('Caption', 'What is to be seen, in one line.', translated(200)),
  transcript: textarea(
    'Transcript',
    'What a video says and shows, for people who cannot hear or see it.',
    translated(4000),
  ),
}
