/** The message of the small page at the end of a login to the page behind it. */
export type LoginFinished = { mode: string; result: string }

/** Calls back for every message of our own origin that says so; gives what stops listening. */
export function onLoginFinished(listener: (finished: LoginFinished, source: MessageEventSource | null) => void) {
  function receive({ origin, data, source }: MessageEvent<unknown>): void {
    if (origin !== window.location.origin || !isFinished(data)) return
    listener({ mode: data.mode, result: data.result }, source)
  }
  window.addEventListener('message', receive)
  return () => window.removeEventListener('message', receive)
}

function isFinished(data: unknown): data is LoginFinished {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'login-finished'
}
