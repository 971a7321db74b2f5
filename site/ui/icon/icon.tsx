import styles from './icon.module.css'

/** Line drawings on a 20-unit grid, 1.5 units thick. */
const drawings = {
  'arrow-right': 'M3 10h13M11 5l5 5-5 5',
  'arrow-left': 'M17 10H4M9 5l-5 5 5 5',
  'chevron-down': 'M5 8l5 5 5-5',
  'chevron-right': 'M8 5l5 5-5 5',
  close: 'M5 5l10 10M15 5L5 15',
  menu: 'M3 6h14M3 10h14M3 14h9',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  check: 'M4 10.5l4 4 8-9',
  info: 'M10 9v5M10 6v.5M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15z',
  warning: 'M10 3L18 16.5H2zM10 8.5v4M10 14.2v.3',
  globe: 'M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15zM2.5 10h15M10 2.5c3 2.6 3 12.4 0 15M10 2.5c-3 2.6-3 12.4 0 15',
  enlarge: 'M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6',
  mail: 'M2.5 5h15v10.5h-15zM2.5 5.5L10 11l7.5-5.5',
  phone: 'M5 3h3l1.5 4L7.6 8.6a9 9 0 003.8 3.8L13 10.5l4 1.5v3c0 1.1-.9 2-2 2A12 12 0 013 5c0-1.1.9-2 2-2z',
  download: 'M10 3v10M5 8.5l5 5 5-5M3 17h14',
  external: 'M8 4H4v12h12v-4M11 3h6v6M17 3l-8 8',
} as const

export type IconName = keyof typeof drawings

/** A small sign beside words; it says nothing by itself, so assistive technology skips it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  )
}
