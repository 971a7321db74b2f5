'use client'
import { getStoryblokApi } from '../lib/storyblok'

export function StoryblokProvider({ children }) {
  getStoryblokApi()
  return children
}
