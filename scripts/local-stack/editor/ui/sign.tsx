/** Icon paths on a square of 16, with a stroke of 1.5. */
const paths = {
  back: 'M10 3 5 8l5 5',
  chevron: 'm6 3.5 4.5 4.5L6 12.5',
  down: 'm3.5 6 4.5 4.5L12.5 6',
  folder: 'M1.75 4.25v8.5h12.5v-7H8l-1.5-1.5z',
  page: 'M3.75 1.75h6l2.5 2.5v10h-8.5zM6 7h4M6 9.5h4',
  more: 'M3 8h.01M8 8h.01M13 8h.01',
  plus: 'M8 3v10M3 8h10',
  undo: 'M6 3 2.75 6.25 6 9.5M3 6.25h6.5a3.5 3.5 0 0 1 0 7H7',
  redo: 'm10 3 3.25 3.25L10 9.5M13 6.25H6.5a3.5 3.5 0 0 0 0 7H9',
  fit: 'M1.75 3v10M14.25 3v10M4.25 8h7.5M6 6 4 8l2 2M10 6l2 2-2 2',
  phone: 'M5 1.75h6v12.5H5zM7.5 12h1',
  tablet: 'M3 1.75h10v12.5H3zM7.5 12h1',
  desktop: 'M1.75 2.75h12.5v8H1.75zM5.5 13.25h5M8 10.75v2.5',
  reload: 'M13 8a5 5 0 1 1-1.5-3.6M13.25 2v3h-3',
  close: 'm4 4 8 8M12 4l-8 8',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.5 10.5l3.5 3.5',
  copy: 'M5.75 5.75v-4h8.5v8.5h-4M1.75 5.75h8.5v8.5h-8.5z',
  bin: 'M2.5 4.25h11M6.25 4V2.25h3.5V4M4 4.5l.75 9.25h6.5L12 4.5',
  block: 'M2.25 2.75h11.5v10.5H2.25zM2.25 6.25h11.5',
  grip: 'M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01',
  warning: 'M8 2 1.5 13.5h13zM8 6.5v3M8 11.5h.01',
  open: 'M9.5 2.25h4.25V6.5M13.5 2.5 7.5 8.5M11.5 9.5v4h-9v-9h4',
  share:
    'M12 5.25a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM4 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM12 14.75a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM5.75 7l4.5-2.75M5.75 9l4.5 2.75',
} as const

export type SignName = keyof typeof paths

/** A decorative icon beside a label or on a button with an `aria-label`. */
export function Sign({ name }: { name: SignName }) {
  return (
    <svg className="sign" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
