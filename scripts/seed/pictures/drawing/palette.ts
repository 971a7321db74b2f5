/** The product's colours; the metals are ramps from lit to shaded, read across the form. */
export const palette = {
  paper: '#FBFAF7',
  surface: '#FFFFFF',
  ink: '#14181D',
  brass: '#8A5A12',
  brassLight: '#E3A84A',
  signal: '#0B57D0',
  steel: ['#F4F6F8', '#E6EAEE', '#D3D9DF', '#B7C0C9', '#939EA9', '#6E7A86', '#525D68', '#39434D', '#242C34'],
} as const

export type Finish = 'nickel' | 'nickel_silver' | 'brass' | 'steel' | 'black_plastic'

export type Ramp = {
  /** Gradient stops over the face, light from the upper left. */
  face: readonly (readonly [number, string])[]
  /** The milled wall in shadow, its floor, and the lit wall. */
  groove: readonly [string, string, string]
  /** Hairline around the part. */
  edge: string
  /** Fresh metal where a cutter has been: plated keys show their brass. */
  cut: readonly [string, string]
}

const platedCut: readonly [string, string] = ['#F0CF85', '#A8752A']

export const ramps: Readonly<Record<Finish, Ramp>> = {
  nickel: {
    face: [
      [0, '#FBFBFA'],
      [0.16, '#DFE2E4'],
      [0.36, '#B9BFC5'],
      [0.5, '#ECEEEF'],
      [0.64, '#CFD4D8'],
      [0.86, '#9AA2AA'],
      [1, '#B8BFC5'],
    ],
    groove: ['#79828B', '#B3BAC1', '#F3F5F6'],
    edge: '#5B646D',
    cut: platedCut,
  },
  nickel_silver: {
    face: [
      [0, '#FDFAF2'],
      [0.16, '#E6E0D2'],
      [0.36, '#C3BCAC'],
      [0.5, '#F1ECE0'],
      [0.64, '#D8D1C2'],
      [0.86, '#A59E8E'],
      [1, '#C2BBAB'],
    ],
    groove: ['#857E70', '#BBB4A5', '#F8F4EA'],
    edge: '#655F53',
    cut: ['#FFFBF0', '#B5AD9B'],
  },
  brass: {
    face: [
      [0, '#FBEBC2'],
      [0.16, '#E6C47A'],
      [0.36, '#BF9040'],
      [0.5, '#F2D999'],
      [0.64, '#D3A955'],
      [0.86, '#97692A'],
      [1, '#BE9047'],
    ],
    groove: ['#76501A', '#BA8C40', '#F8E3AD'],
    edge: '#5E4012',
    cut: ['#FFF1C8', '#B98839'],
  },
  steel: {
    face: [
      [0, '#EEF1F4'],
      [0.16, '#C3CAD1'],
      [0.36, '#8E98A2'],
      [0.5, '#D5DADF'],
      [0.64, '#A7B0B9'],
      [0.86, '#6A7580'],
      [1, '#8F99A3'],
    ],
    groove: ['#4A545E', '#8A949E', '#DDE2E7'],
    edge: '#38414A',
    cut: ['#FFFFFF', '#98A2AC'],
  },
  black_plastic: {
    face: [
      [0, '#4A525B'],
      [0.2, '#363D45'],
      [0.5, '#272D34'],
      [0.8, '#1D2228'],
      [1, '#2A3038'],
    ],
    groove: ['#0C0F12', '#1C2127', '#4C555F'],
    edge: '#0B0E11',
    cut: platedCut,
  },
}
