/** Shapes a picture can be cropped to: width to height, as editors know them. */
export const pictureRatios = {
  '21:9': '21:9, wide as a cinema',
  '16:9': '16:9, wide as a screen',
  '3:2': '3:2, as a photograph',
  '4:3': '4:3, nearly square',
  '1:1': '1:1, square',
} as const

export type PictureRatio = keyof typeof pictureRatios
