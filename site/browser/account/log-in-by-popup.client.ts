import { identityLimits } from '#site/identity/identity-limits.ts'
import { onLoginFinished } from './login-finished.client.ts'

const lookEveryMs = 300

/**
 * A login in a small window, so that the page keeps what was typed.
 * @returns `ok`, or a code of the catalogue: `cancelled` when the person closes the window, `timeout` after a minute;
 * `blocked` when the browser opens no window
 */
export function logInByPopup(): Promise<string> {
  const { popupWidth: width, popupHeight: height, popupTimeoutMs } = identityLimits
  const left = window.screenX + Math.max(0, (window.outerWidth - width) / 2)
  const top = window.screenY + Math.max(0, (window.outerHeight - height) / 2)
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`
  const address = `/api/auth/login?${new URLSearchParams({ mode: 'popup', returnTo: window.location.pathname })}`
  const opened = window.open(address, 'site-login', features)
  if (!opened) return Promise.resolve('blocked')
  return new Promise((resolve) => {
    const end = (result: string) => {
      stop()
      window.clearTimeout(limit)
      window.clearInterval(look)
      opened.close()
      resolve(result)
    }
    const stop = onLoginFinished(({ mode, result }) => mode === 'popup' && end(result))
    const limit = window.setTimeout(() => end('timeout'), popupTimeoutMs)
    let wasClosed = false
    const look = window.setInterval(() => {
      // The window says how it went and closes itself; its word may arrive after the sight of it.
      if (wasClosed) end('cancelled')
      wasClosed = opened.closed
    }, lookEveryMs)
  })
}
