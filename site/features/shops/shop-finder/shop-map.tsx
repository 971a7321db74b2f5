import { useLingui } from '@lingui/react/macro'
import type { ShopCard } from 'component-schemas/cards/place-cards.ts'
import { mapLabels } from './map-labels.ts'
import styles from './shop-map.module.css'

type Point = { x: number; y: number }

export type RenderedMap = {
  size: { width: number; height: number }
  /** Path data of the outlines of countries. */
  land: string
  /** Path data of one point for each shop. */
  all: string
  /** The points of the listed shops, in their order. */
  listed: readonly (Point | undefined)[]
  visitor: Point | undefined
}

type ShopMapProps = {
  map: RenderedMap
  /** The listed shops. */
  shops: readonly ShopCard[]
  /** Anchor of a listed shop. */
  anchorOf: (index: number) => string
}

/** The shops on a map of the countries. The list says the same in words, so the picture is one for the eye; its points lead into the list. */
export function ShopMap({ map, shops, anchorOf }: ShopMapProps) {
  const { t } = useLingui()
  const { size, land, all, listed, visitor } = map
  const labels = mapLabels(
    shops.flatMap(({ city }, index) => pointsAt(listed[index]).map((point) => ({ text: city, ...point }))),
    size.width,
  )
  return (
    <figure className={styles.figure}>
      <svg className={styles.map} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" focusable="false">
        <path className={styles.land} d={land} />
        <path className={styles.all} d={all} />
        {shops.map(({ uuid, name }, index) =>
          pointsAt(listed[index]).map(({ x, y }) => (
            <a key={uuid} href={`#${anchorOf(index)}`} tabIndex={-1} className={styles.shop}>
              <title>{name}</title>
              <circle cx={x} cy={y} r="6" />
            </a>
          )),
        )}
        {visitor && <circle className={styles.visitor} cx={visitor.x} cy={visitor.y} r="9" />}
        {labels.map(({ text, x, y, side, isOnPhones }) => (
          <text
            key={text}
            className={styles.label}
            x={side === 'right' ? x + 9 : x - 9}
            y={y}
            textAnchor={side === 'right' ? 'start' : 'end'}
            data-wide={isOnPhones ? undefined : true}
          >
            {text}
          </text>
        ))}
      </svg>
      <figcaption className={styles.source}>
        {t`The map shows the shops of the list.`} {t`Outlines: Natural Earth. Towns: GeoNames (CC BY 4.0).`}
      </figcaption>
    </figure>
  )
}

function pointsAt(point: Point | undefined): Point[] {
  return point ? [point] : []
}
