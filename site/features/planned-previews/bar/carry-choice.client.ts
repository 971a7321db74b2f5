'use client'

/** Parameters that choose what is previewed, and the signature that admits to it. */
const carried = /^(_storyblok_release$|_storyblok_tk\[|_preview_)/

/** Of these parameters those that choose something. */
const chooses = /^(_storyblok_release|_preview_)/

/**
 * Links and forms of a page with a choice lead to pages with the same choice: before the browser, or the router, follows them.
 * @returns a function that stops it
 */
export function carryChoice(): () => void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link && isOwn(link.href)) link.href = withChoice(link.href)
  }
  const onSubmit = ({ target }: Event) => {
    if (target instanceof HTMLFormElement && target.method === 'get' && isOwn(target.action)) addFields(target)
  }
  window.addEventListener('click', onClick, true)
  window.addEventListener('submit', onSubmit, true)
  return () => {
    window.removeEventListener('click', onClick, true)
    window.removeEventListener('submit', onSubmit, true)
  }
}

/** Files and interfaces have no draft. */
function isOwn(href: string): boolean {
  if (!URL.canParse(href)) return false
  const { origin, pathname, searchParams } = new URL(href)
  return (
    origin === window.location.origin && !/^\/api\/|\.[a-z0-9]+$/i.test(pathname) && !searchParams.has('_storyblok')
  )
}

function choice(): [string, string][] {
  const here = [...new URL(window.location.href).searchParams].filter(([name]) => carried.test(name))
  const isChosen = here.some(([name, value]) => chooses.test(name) && value !== '' && value !== '0')
  return isChosen ? here : []
}

function withChoice(href: string): string {
  const to = new URL(href)
  for (const [name, value] of choice()) to.searchParams.set(name, value)
  return to.href
}

/** A form of the bar itself names the story, and has a choice of its own. */
function addFields(form: HTMLFormElement): void {
  if (form.elements.namedItem('_storyblok')) return
  for (const [name, value] of choice()) {
    if (form.elements.namedItem(name)) continue
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
}
