import { BlockFrame } from '#site/blocks/block-frame.tsx'
import { SectionHeading } from '#site/blocks/section-heading/section-heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { frameOf } from './blocks-of-sections.ts'
import type { LandingSectionProps } from './landing-section-props.ts'
import styles from './testimonials-section.module.css'

/** What others say, with who says it. */
export function TestimonialsSection({ section, context, level }: LandingSectionProps<'testimonials'>) {
  return (
    <BlockFrame block={frameOf(section)} context={context}>
      <SectionHeading title={section.title} level={level} />
      <ul className={styles.voices}>
        {section.items.map(({ id, quote, name, role, media }) => (
          <li key={id}>
            <figure className={styles.voice}>
              <blockquote className={styles.quote}>
                <p>{quote}</p>
              </blockquote>
              <figcaption className={styles.who}>
                {media && (
                  <span className={styles.face}>
                    <Image image={{ ...media, alt: '' }} sizes="4rem" ratio={1} widest={64} />
                  </span>
                )}
                <span>
                  <span className={styles.name}>{name}</span>
                  {role !== undefined && <span className={styles.role}>{role}</span>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
