import { useLingui } from '@lingui/react/macro'
import type { MenuItem, MenuLink } from 'component-schemas/content-types/site-settings/schema.ts'
import { useId } from 'react'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { isCurrentPath } from './is-current-path.ts'
import styles from './main-menu.module.css'

export type MainMenuProps = {
  entries: readonly MenuItem[]
  path: string
  /** BCP 47 tag of the entries, where it is not the page's. */
  language?: string | undefined
}

/** One list for every screen: a row on wide ones, a sheet that the menu button opens on narrow ones. */
export function MainMenu({ entries, path, language }: MainMenuProps) {
  const { t } = useLingui()
  return (
    <nav id="main-menu" popover="auto" className={styles.menu} aria-label={t`Main menu`}>
      <button type="button" className={styles.close} popoverTarget="main-menu" popoverTargetAction="hide">
        <Icon name="close" />
        {t`Close`}
      </button>
      <ul className={styles.entries} lang={language}>
        {entries.map((entry) => (
          <li key={entry.label} className={styles.entry} {...editorAttributes(entry)}>
            <Entry entry={entry} path={path} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type EntryProps = { entry: MenuItem; path: string }

function Entry({ entry, path }: EntryProps) {
  const { label, link, children = [] } = entry
  if (children.length > 0) return <OpeningEntry entry={entry} path={path} />
  if (!link) return <span className={styles.label}>{label}</span>
  return <MenuAnchor item={{ label, link }} path={path} className={styles.label} />
}

function OpeningEntry({ entry, path }: EntryProps) {
  const id = useId()
  const { label, link, children = [] } = entry
  const isHere = [link, ...children.map((child) => child.link)].some((to) => to && isCurrentPath(to.href, path))
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id} data-current={isHere ? '' : undefined}>
        {label}
        <Icon name="chevron-down" />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <div className={styles.panelInner}>
          <p className={styles.heading}>{link ? <MenuAnchor item={{ label, link }} path={path} /> : label}</p>
          <ul className={styles.children}>
            {children.map((child) => (
              <li key={`${child.label}${child.link.href}`} {...editorAttributes(child)}>
                <MenuAnchor item={child} path={path} className={styles.child} />
                {child.description !== undefined && <p className={styles.description}>{child.description}</p>}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}

type MenuAnchorProps = { item: Pick<MenuLink, 'label' | 'link'>; path: string; className?: string | undefined }

function MenuAnchor({ item, path, className }: MenuAnchorProps) {
  const current = isCurrentPath(item.link.href, path) ? (item.link.href === path ? 'page' : 'true') : undefined
  return (
    <Link to={item.link} className={className} aria-current={current}>
      {item.label}
    </Link>
  )
}
