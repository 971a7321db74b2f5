export default function NotFound() {
  return <h1>nicht gefunden</h1>
}
