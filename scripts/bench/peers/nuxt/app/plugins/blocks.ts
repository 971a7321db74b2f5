import { blockNames } from '../../words/block-names'
import Block from '../storyblok/Block.vue'

/** The vendor's component looks a block up by its name, and renders the one whose name has hyphens. */
export default defineNuxtPlugin(({ vueApp }) => {
  for (const name of blockNames) {
    for (const spelling of new Set([name, name.replaceAll('_', '-')])) vueApp.component(spelling, Block)
  }
})
