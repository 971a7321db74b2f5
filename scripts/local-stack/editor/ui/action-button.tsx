import { Button, type ButtonProps } from 'react-aria-components/Button'

type Props = ButtonProps & { look?: 'primary' | 'outline' | 'quiet' | 'danger' | 'icon' }

/** A button of the editor. One with only an icon needs an `aria-label`. */
export function ActionButton({ look = 'outline', ...props }: Props) {
  return <Button className={`action action-${look}`} {...props} />
}
