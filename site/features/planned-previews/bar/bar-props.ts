import type { Included, UnknownPlan } from '../plan/planned-change.ts'

/** The story that is shown in another language, or on the website of another market, with the same choice. */
export type BarLink = {
  label: string
  /** BCP 47 tag of the language there. */
  iso: string
  href: string
  isCurrent: boolean
}

/** How much of the CMS's plan is shown, or why it is not known. */
export type BarPlan = (Included & { unknown?: never }) | { unknown: UnknownPlan }

/** What the preview bar says and offers. Data only: the server knows the choice, the time zone and the addresses. */
export type PreviewBarProps = {
  /** Parameters of the address that another choice leaves as they are: the story, its language and the signature. */
  passedOn: readonly (readonly [name: string, value: string])[]
  /** As the fields of the form contain it; empty where nothing is chosen. */
  chosen: { release: string; moment: string; group: string }
  /** The releases that are not out yet, with their times; undefined where they are not known: then the number is typed. */
  releases: readonly { value: string; name: string; timeText: string | undefined }[] | undefined
  /** Of the chosen moment; undefined without one. */
  plan: BarPlan | undefined
  /** Whether visitors will not see the story at the chosen moment. */
  isGone: boolean
  /** A release that the address names and the service does not know. */
  unknownRelease: string | undefined
  /** The chosen moment in words of the page's language. */
  momentText: string | undefined
  /** The time zone of the market, in words of the page's language. */
  zoneText: string
  /** Groups of customers; none where every visitor sees the same page. */
  groups: readonly { value: string; label: string }[]
  languages: readonly BarLink[]
  websites: readonly BarLink[]
  /** Parameters that name the same draft with the same choice, for pages about it. */
  query: string
  /** The same draft without a choice; undefined where nothing is chosen. */
  plainHref: string | undefined
}
