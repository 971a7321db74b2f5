/** Line signs on the grid of the site's icons, which visitors load without these. */
const paths = {
  plus: 'M10 4v12M4 10h12',
  grip: 'M7 4v.5M7 9.75v.5M7 15.5v.5M13 4v.5M13 9.75v.5M13 15.5v.5',
  pen: 'M4 16l.8-3.2L13 4.6l2.4 2.4-8.2 8.2zM11.4 6.2l2.4 2.4',
} as const

/** A sign on a button that has a name of its own. */
export function Sign({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
