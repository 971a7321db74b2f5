import field from '#site/ui/field/field.module.css'
import { ErrorMessages } from '#site/ui/field/field-label.tsx'

/** Replaces a question that the list on the page answers: a second text would soon say something else. */
export function ListAnswer({ label, text, error }: { label: string; text: string; error: string | undefined }) {
  return (
    <div className={field.field}>
      <p className={field.label}>{label}</p>
      <p className={field.help}>{text}</p>
      {error !== undefined && (
        <p className={field.error}>
          <ErrorMessages>{error}</ErrorMessages>
        </p>
      )}
    </div>
  )
}
