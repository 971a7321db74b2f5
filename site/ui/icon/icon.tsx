import styles from './icon.module.css'

/** Line icons on a 20-unit grid, 1.5 units thick. */
const iconPaths = {
  'arrow-right': 'M3 10h13M11 5l5 5-5 5',
  'arrow-left': 'M17 10H4M9 5l-5 5 5 5',
  'chevron-down': 'M5 8l5 5 5-5',
  'chevron-right': 'M8 5l5 5-5 5',
  close: 'M5 5l10 10M15 5L5 15',
  search: 'M8.5 3a5.5 5.5 0 100 11 5.5 5.5 0 000-11zM12.5 12.5L17 17',
  menu: 'M3 6h14M3 10h14M3 14h9',
  sliders: 'M3 6h7M14 6h3M12 4v4M3 14h3M10 14h7M8 12v4',
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
  play: 'M6 3.5v13l10.5-6.5z',
  key: 'M6.5 6.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM10 10h8M14 10v3M17 10v2',
  gauge: 'M3 15.5a7.5 7.5 0 1114 0M10 12l3.5-4.5M10 4.5v1.5M4.5 10.5h1.5M14 10.5h1.5M3 15.5h14',
  gear: 'M10 6.8a3.2 3.2 0 100 6.4 3.2 3.2 0 000-6.4zM10 2v2.5M10 15.5V18M2 10h2.5M15.5 10H18M4.4 4.4l1.7 1.7M13.9 13.9l1.7 1.7M15.6 4.4l-1.7 1.7M6.1 13.9l-1.7 1.7',
  clock: 'M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15zM10 5.5V10l3 2',
  parcel: 'M3 6.5L10 3l7 3.5v7L10 17l-7-3.5zM3 6.5L10 10l7-3.5M10 10v7M6.5 4.8l7 3.5',
  pin: 'M10 2.5A5.5 5.5 0 004.5 8c0 4 5.5 9.5 5.5 9.5s5.5-5.5 5.5-9.5A5.5 5.5 0 0010 2.5zM10 6a2 2 0 100 4 2 2 0 000-4z',
  shield: 'M10 2.5L16.5 5v4.5c0 4-2.6 6.6-6.5 8-3.9-1.4-6.5-4-6.5-8V5zM7 9.8l2.2 2.2L13.2 8',
  document: 'M5 2.5h7L15.5 6v11.5H5zM12 2.5V6h3.5M7.5 9.5h5.5M7.5 12h5.5M7.5 14.5h3.5',
  people:
    'M7 4a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM2.5 16.5v-2a4.5 4.5 0 019 0v2zM13 4.5a2.3 2.3 0 010 4.4M13.5 11a4.2 4.2 0 014 4.2v1.3h-3',
} as const

export type IconName = keyof typeof iconPaths

/** A small sign beside words; it says nothing by itself, so assistive technology skips it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  )
}
