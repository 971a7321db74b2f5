/** A text node of React -> the element that the browser's translation has put in its place. */
const standIns = new WeakMap<Node, ChildNode>()

/**
 * A translated page has elements in place of React's text nodes. Without this, React's removal of such a text is an error that
 * takes the whole page away, and its changes are not seen. From the first translation on, what React does with a text happens to its stand-in.
 */
export function keepStandIns(): void {
  const { removeChild, insertBefore } = Node.prototype
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  let isPatched = false
  const patch = () => {
    isPatched = true
    Node.prototype.removeChild = function remove<Child extends Node>(child: Child): Child {
      removeChild.call(this, inPlaceOf(child, this))
      return child
    }
    Node.prototype.insertBefore = function insert<Child extends Node>(node: Child, before: Node | null): Child {
      insertBefore.call(this, node, before && inPlaceOf(before, this))
      return node
    }
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...value,
      set(this: Node, text: string | null) {
        value?.set?.call(this, text)
        standIns.get(this)?.replaceWith(this)
      },
    })
  }
  const note = ({ addedNodes: [element], removedNodes: [text], previousSibling }: MutationRecord) => {
    const standIn = element ?? previousSibling
    if (!(text instanceof Text) || !(standIn instanceof HTMLElement) || standIn.localName !== 'font') return
    standIns.set(text, standIn)
    if (!isPatched) patch()
  }
  new MutationObserver((records) => records.forEach(note)).observe(document.body, { childList: true, subtree: true })
}

function inPlaceOf(node: Node, parent: Node): Node {
  const standIn = standIns.get(node)
  return node.parentNode !== parent && standIn?.parentNode === parent ? standIn : node
}
