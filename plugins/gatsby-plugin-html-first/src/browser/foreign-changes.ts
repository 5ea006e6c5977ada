/** Returns the child of a parent that contains a node, or null if the parent does not contain it. */
function childAround(parent: Node, node: Node | null): Node | null {
  let around = node;
  while (around && around.parentNode !== parent) around = around.parentNode;
  return around;
}

/** The methods, typed as functions that are called with a node as `this`. */
interface Methods {
  insertBefore: (this: Node, node: Node, next: Node | null) => Node;
  removeChild: (this: Node, node: Node) => Node;
}

/**
 * Lets React remove and insert nodes next to those that somebody else has moved or removed. The browser throws there, React does not catch
 * it, and the page would be lost. See https://github.com/facebook/react/issues/11538.
 */
export function allowForeignChanges(): void {
  const { insertBefore, removeChild } = Node.prototype as unknown as Methods;
  Node.prototype.insertBefore = function <N extends Node>(node: N, next: Node | null): N {
    return insertBefore.call(this, node, childAround(this, next)) as N;
  };
  Node.prototype.removeChild = function <N extends Node>(node: N): N {
    return node.parentNode ? (removeChild.call(node.parentNode, node) as N) : node;
  };
}
