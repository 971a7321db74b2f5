/** Product specification, section 9 (acceptance row D6), milliseconds. */
export const loadingTimes = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 } as const

/** `loading`: the bar grows; `full`: it has arrived and is still to be seen; `fading`: it goes. */
export type LoadingPhase = 'idle' | 'loading' | 'full' | 'fading'

export type LoadingClock = { start(): void; finish(): void; stop(): void }

/**
 * When the loading bar shows: not before a navigation has taken 200 ms; after its end for another 500 ms; 400 ms later it is ready for
 * the next one. A navigation that starts meanwhile restarts the clock.
 */
export function loadingClock(onPhase: (phase: LoadingPhase) => void): LoadingClock {
  let showing: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let phase: LoadingPhase = 'idle'
  const enter = (next: LoadingPhase) => {
    phase = next
    onPhase(next)
  }
  const show = () => {
    clearTimeout(hiding)
    enter('loading')
  }
  const fade = () => {
    enter('fading')
    hiding = setTimeout(() => enter('idle'), loadingTimes.resetDelay)
  }
  return {
    start() {
      clearTimeout(showing)
      if (phase !== 'loading') showing = setTimeout(show, loadingTimes.throttle)
    },
    finish() {
      // A fast navigation never shows the bar; a visible bar keeps its timers.
      clearTimeout(showing)
      if (phase !== 'loading') return
      enter('full')
      hiding = setTimeout(fade, loadingTimes.hideDelay)
    },
    stop() {
      clearTimeout(showing)
      clearTimeout(hiding)
      if (phase !== 'idle') enter('idle')
    },
  }
}

/**
 * The progress of the bar, 0 to 100: fast at first, never full before the page arrives; half of it after `duration / 2`.
 * @param elapsed milliseconds since the bar became visible
 */
export function estimatedProgress(elapsed: number): number {
  const share = (elapsed / loadingTimes.duration) * 100
  return (2 / Math.PI) * 100 * Math.atan(share / 50)
}
