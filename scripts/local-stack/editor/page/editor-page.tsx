/** The whole editor. */
export function EditorPage() {
  return <main />
}
