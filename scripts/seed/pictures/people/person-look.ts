/** How somebody looks from a distance: enough to tell people apart, no face. */
export type PersonLook = {
  skin: string
  hair: string
  head: 'short' | 'bald' | 'bun' | 'ponytail' | 'curly' | 'long' | 'cap' | 'helmet' | 'swim-cap' | 'scarf' | 'beanie'
  hasBeard?: true
  top: string
  /** Colour of a stripe across the chest; racers of the house wear brass. */
  stripe?: string
  hasSleeves?: true
  legs: string
  hasTrousers?: true
  shoes: string
  /** 0.85 is slight, 1.2 is broad. */
  build: number
  /** 1 is an adult of middle height. */
  height: number
}

const skins = ['#F0C9A4', '#DDA878', '#B97652', '#8D5638', '#5E3925', '#E8B98F'] as const
const suit = { top: '#14304A', stripe: '#E3A84A', legs: '#14181D', shoes: '#F4F6F8' } as const
const apron = { top: '#3E6384', hasSleeves: true, legs: '#39434D', hasTrousers: true, shoes: '#14181D' } as const

/** The people of the pictures. `racer-…` are the eight of the team, in their colours. */
export const cast = {
  'racer-ines': { ...suit, skin: skins[1], hair: '#2B1D16', head: 'ponytail', build: 0.9, height: 0.98 },
  'racer-tomas': { ...suit, skin: skins[0], hair: '#B7BEC5', head: 'short', hasBeard: true, build: 1.05, height: 1.02 },
  'racer-amina': {
    ...suit,
    skin: skins[3],
    hair: '#14304A',
    head: 'scarf',
    hasSleeves: true,
    hasTrousers: true,
    build: 0.92,
    height: 0.96,
  },
  'racer-jonas': {
    ...suit,
    skin: skins[0],
    hair: '#C48A3F',
    head: 'beanie',
    hasSleeves: true,
    hasTrousers: true,
    build: 1.1,
    height: 1.08,
  },
  'racer-lucia': { ...suit, skin: skins[5], hair: '#7A3B1E', head: 'curly', build: 0.95, height: 0.94 },
  'racer-mateo': { ...suit, skin: skins[4], hair: '#17110E', head: 'short', build: 1, height: 1.05 },
  'racer-vera': { ...suit, skin: skins[0], hair: '#D3D9DF', head: 'bun', build: 0.9, height: 0.95 },
  'racer-diego': { ...suit, skin: skins[2], hair: '#262C33', head: 'bald', hasBeard: true, build: 1.15, height: 1 },
  smith: { ...apron, top: '#3E6384', skin: skins[2], hair: '#262C33', head: 'bun', build: 1, height: 1 },
  master: {
    ...apron,
    top: '#525D68',
    skin: skins[0],
    hair: '#D3D9DF',
    head: 'short',
    hasBeard: true,
    build: 1.15,
    height: 1.02,
  },
  apprentice: { ...apron, top: '#8A5A12', skin: skins[4], hair: '#17110E', head: 'curly', build: 0.9, height: 0.95 },
  teacher: { ...apron, top: '#14304A', skin: skins[3], hair: '#2B1D16', head: 'long', build: 0.95, height: 1 },
  visitor: {
    top: '#6E7A86',
    hasSleeves: true,
    legs: '#242C34',
    hasTrousers: true,
    shoes: '#8A5A12',
    skin: skins[5],
    hair: '#7A3B1E',
    head: 'long',
    build: 0.95,
    height: 0.98,
  },
  trader: {
    top: '#C7B48C',
    hasSleeves: true,
    legs: '#39434D',
    hasTrousers: true,
    shoes: '#14181D',
    skin: skins[1],
    hair: '#2B1D16',
    head: 'bald',
    build: 1.2,
    height: 1.03,
  },
  driver: {
    top: '#E3A84A',
    hasSleeves: true,
    legs: '#14304A',
    hasTrousers: true,
    shoes: '#14181D',
    skin: skins[2],
    hair: '#14304A',
    head: 'cap',
    build: 1.1,
    height: 1.04,
  },
  elder: {
    top: '#A6905F',
    hasSleeves: true,
    legs: '#525D68',
    hasTrousers: true,
    shoes: '#39434D',
    skin: skins[0],
    hair: '#E6EAEE',
    head: 'curly',
    build: 1,
    height: 0.92,
  },
  child: {
    top: '#E3A84A',
    legs: '#3E6384',
    shoes: '#FBFAF7',
    skin: skins[1],
    hair: '#2B1D16',
    head: 'short',
    build: 1,
    height: 0.66,
  },
  rival: {
    top: '#9A3B2E',
    stripe: '#F4F6F8',
    legs: '#242C34',
    shoes: '#E3A84A',
    skin: skins[1],
    hair: '#262C33',
    head: 'short',
    build: 1,
    height: 1.02,
  },
  'rival-two': {
    top: '#2E6B57',
    stripe: '#F4F6F8',
    legs: '#242C34',
    shoes: '#F4F6F8',
    skin: skins[4],
    hair: '#17110E',
    head: 'bun',
    build: 0.92,
    height: 0.97,
  },
} as const satisfies Readonly<Record<string, PersonLook>>

export type CastName = keyof typeof cast
