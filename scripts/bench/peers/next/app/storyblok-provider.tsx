'use client'
import type { ReactNode } from 'react'
import { getStoryblokApi } from '../storyblok'

/** The vendor's starter registers the blocks in the browser too, for its editor. */
export function StoryblokProvider({ children }: { children: ReactNode }) {
  getStoryblokApi()
  return children
}
