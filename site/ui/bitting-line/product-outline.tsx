import styles from './key-outline.module.css'
import { KeyOutline } from './key-outline.tsx'

/** Kinds of product that are no keys, each as the lines of its outline and of what is in it. */
const outlines = {
  machine: {
    outer:
      'M52 140H248V168H52ZM72 140V56Q72 42 86 42H196Q212 42 215 58L228 140M66 168V174M234 168V174M62 74H164V140M176 92H214L220 140H182Z',
    inner: 'M113 74V100M105 100H121M113 100V116M84 128H142M92 140V128M134 140V128M184 108L192 118 198 104 208 114',
  },
  electronic: {
    outer:
      'M66 64H146Q172 64 181 84Q188 100 181 116Q172 136 146 136H66Q48 136 48 118V82Q48 64 66 64ZM186 90H256L264 100 256 110H186',
    inner:
      'M72 84H92V116H72ZM102 84H122V116H102ZM132 84H152V116H132ZM170 90A10 10 0 01170 110A10 10 0 01170 90ZM190 100H252',
  },
  cylinder_padlock: {
    outer:
      'M106 92H194Q202 92 202 100V162Q202 170 194 170H106Q98 170 98 162V100Q98 92 106 92ZM116 92V66A34 34 0 01184 66V92',
    inner: 'M130 92V66A20 20 0 01170 66V92M150 118A9 9 0 01150 136A9 9 0 01150 118ZM150 136V150',
  },
  accessory: {
    outer: 'M150 34A66 66 0 01150 166A66 66 0 01150 34ZM150 86A14 14 0 01150 114A14 14 0 01150 86Z',
    inner:
      'M150 44A56 56 0 01150 156A56 56 0 01150 44ZM150 70A30 30 0 01150 130A30 30 0 01150 70ZM150 34V44M150 156V166M84 100H94M206 100H216M103 53L110 60M190 140L197 147M103 147L110 140M190 60L197 53',
  },
} as const

/** Replaces the missing picture of a product: the outline of its kind; a key's with its own cut. Decorative. */
export function ProductOutline({ code, kind }: { code: string; kind: keyof typeof outlines | 'key_blank' }) {
  if (kind === 'key_blank') return <KeyOutline code={code} />
  const { outer, inner } = outlines[kind]
  return (
    <svg className={styles.outline} viewBox="0 0 300 200" aria-hidden="true" focusable="false">
      <path d={outer} />
      <path className={styles.groove} d={inner} />
    </svg>
  )
}
