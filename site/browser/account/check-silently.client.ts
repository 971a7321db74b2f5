import { identityLimits } from '#site/identity/identity-limits.ts'
import { onLoginFinished } from './login-finished.client.ts'

/**
 * Asks the provider in a hidden frame whether it still knows this browser; nobody is asked for anything.
 * @returns `ok`, or the code of the catalogue: `login_required` when it knows nobody
 */
export function checkSilently(): Promise<string> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.title = ''
    const end = (result: string) => {
      stop()
      window.clearTimeout(limit)
      frame.remove()
      resolve(result)
    }
    const stop = onLoginFinished(({ result }, source) => {
      if (source === frame.contentWindow) end(result)
    })
    const limit = window.setTimeout(() => end('timeout'), identityLimits.httpTimeoutMs)
    frame.src = '/api/auth/login?mode=silent'
    document.body.append(frame)
  })
}
