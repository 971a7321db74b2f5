import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

const clientReference = Symbol.for('react.client.reference')

type ServerComponent = (props: object) => ReactNode

/**
 * Calls every component of a tree until only host elements are left, so that whatever throws, throws here.
 *
 * For server components only: they keep no state, and React does the same a moment later. Components of the browser
 * (client references), promises and React's own kinds of element are left as they are.
 */
export function expandTree(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(expandTree)
  if (!isValidElement<{ children?: ReactNode }>(node)) return node
  if (isServerComponent(node.type)) return withKey(expandTree(node.type(node.props)), node.key)
  return typeof node.type === 'function' ? node : withExpandedChildren(node)
}

function isServerComponent(type: unknown): type is ServerComponent {
  return typeof type === 'function' && (type as { $$typeof?: unknown }).$$typeof !== clientReference
}

function withExpandedChildren(element: ReactElement<{ children?: ReactNode }>): ReactNode {
  const { children } = element.props
  if (children === undefined) return element
  const expanded = expandTree(children)
  // Given one by one, as they were written: a list would have to have keys.
  return Array.isArray(expanded)
    ? cloneElement(element, undefined, ...expanded)
    : cloneElement(element, undefined, expanded)
}

function withKey(rendered: ReactNode, key: string | null): ReactNode {
  return key === null ? rendered : createElement(Fragment, { key }, rendered)
}
