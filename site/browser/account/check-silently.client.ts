import { identityLimits } from '#site/identity/identity-limits.ts'
import { onLoginFinished } from './login-finished.client.ts'

/**
 * Checks in a hidden frame, without any prompt, whether the browser has a session at the provider.
 * @returns `ok`, or the code of the catalogue: `login_required` without a session
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
