import { requestSession } from './session-response.ts'

/** Pauses between the requests; a logout that takes longer than their sum did not happen. */
const pausesMs = [100, 200, 400, 800, 1600, 3200, 6400]

/**
 * Waits until the site has ended a login. The tab that logs out publishes it when it sends its form, before the site knows.
 * @param login mark of the login
 */
export async function waitForLogout(login: string | undefined): Promise<void> {
  for (const pause of pausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    // An unreachable site says nothing about the session.
    const response = await requestSession().catch(() => undefined)
    if (response && (!response.authenticated || response.login !== login)) return
  }
}
