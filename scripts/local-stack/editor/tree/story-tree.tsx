import { useMemo } from 'react'
import { Collection, type Key } from 'react-aria-components/Collection'
import { Tree, TreeItem, TreeItemContent, TreeLoadMoreItem } from 'react-aria-components/Tree'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { goTo, storyHash } from '../page/use-place.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import {
  type FolderPages,
  type Folders,
  hasMore,
  rowWith,
  type StoryAction,
  type StoryNode,
  storyNodes,
} from './story-nodes.ts'
import { StoryRowContent } from './story-row-content.tsx'

type Props = {
  folders: Folders
  onMore: (folderId: number) => void
  expanded: Set<Key>
  onExpandedChange: (keys: Set<Key>) => void
  /** Rows of a search are shown without their folder, so they show their path. */
  isFlat: boolean
  /** Opens a folder from the search results. */
  onFound: (folder: WireStoryRow) => void
  onAction: (action: StoryAction, row: WireStoryRow) => void
}

/** Arrow keys navigate and expand, Enter opens a story, only visible rows are rendered. */
export function StoryTree(props: Props) {
  const { folders, onMore, expanded, onExpandedChange, isFlat, onFound } = props
  const messages = useMessages()
  const { space, release } = useEditor()
  const nodes = useMemo(() => storyNodes(folders), [folders])
  const root = folders.get(0)
  const render = (node: StoryNode) => <StoryItem key={node.id} node={node} {...props} />
  const open = (key: Key) => {
    const row = rowWith(folders, Number(key))
    if (row && !row.is_folder) goTo(storyHash(space.id, row.id, release))
    if (!row?.is_folder) return
    if (isFlat) return onFound(row)
    const next = new Set(expanded)
    if (!next.delete(row.id)) next.add(row.id)
    onExpandedChange(next)
  }
  const emptyWord = () => {
    if (root === undefined || root.isLoading) return 'loading'
    return isFlat ? 'nothingFound' : 'noStories'
  }
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: 44, loaderSize: 44 }}>
      <Tree
        aria-label={messages('stories')}
        className="story-tree"
        selectionMode="none"
        onAction={open}
        expandedKeys={expanded}
        onExpandedChange={onExpandedChange}
        renderEmptyState={() => <p className="empty">{messages(emptyWord())}</p>}
      >
        <Collection items={nodes} dependencies={[expanded]}>
          {render}
        </Collection>
        {more(root, () => onMore(0), messages('loading'))}
      </Tree>
    </Virtualizer>
  )
}

function StoryItem({ node, ...props }: Props & { node: StoryNode }) {
  const messages = useMessages()
  const { expanded, onMore, isFlat, onAction } = props
  const isOpen = node.row.is_folder && expanded.has(node.id)
  return (
    <TreeItem
      id={node.id}
      textValue={node.row.name}
      className="story-row"
      hasChildItems={node.row.is_folder && !isFlat}
    >
      <TreeItemContent>
        {({ level, isExpanded }) => (
          <StoryRowContent
            row={node.row}
            place={{ level, isExpanded, isFlat }}
            isLoading={isExpanded && node.folder?.isLoading === true}
            onAction={onAction}
          />
        )}
      </TreeItemContent>
      <Collection items={node.children} dependencies={[expanded]}>
        {(child: StoryNode) => <StoryItem key={child.id} node={child} {...props} />}
      </Collection>
      {isOpen && more(node.folder, () => onMore(node.id), messages('loading'))}
    </TreeItem>
  )
}

/** The line that loads the next rows when it becomes visible. */
function more(pages: FolderPages | undefined, onLoadMore: () => void, text: string) {
  if (!hasMore(pages)) return null
  return (
    <TreeLoadMoreItem className="story-more" onLoadMore={onLoadMore} isLoading={pages?.isLoading ?? false}>
      {text}
    </TreeLoadMoreItem>
  )
}
