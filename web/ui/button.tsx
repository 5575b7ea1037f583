import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './feedback/spinner.tsx';

/** `primary` is the main action; a screen has only one. `night` is for dark backgrounds. */
type ActionLook = 'primary' | 'plain' | 'quiet' | 'danger' | 'night';

/** The look of an action, for buttons and links. */
export interface Looks {
  readonly look?: ActionLook;
  /** Takes the whole width of its container. */
  readonly wide?: boolean;
}

/** Class names that make an `<a>` or `<button>` look like an action; for static pages. */
export const actionClass = ({ look = 'primary', wide = false }: Looks = {}, extra?: string): string =>
  classNames('action', `action-${look}`, wide && 'w-full', extra);

export interface ButtonProps extends ComponentProps<'button'>, Looks {
  /** Shows a spinner and refuses further presses. */
  readonly busy?: boolean;
  /** The text while busy, such as 'Signing in...'. */
  readonly busyText?: ReactNode;
}

/** A button of 44 px or more. `type` is 'button' unless said otherwise. */
export const Button = ({
  look,
  wide,
  busy = false,
  busyText,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={actionClass(
      { ...(look === undefined ? {} : { look }), ...(wide === undefined ? {} : { wide }) },
      className,
    )}
    disabled={busy || disabled}
    aria-busy={busy || undefined}
  >
    {busy ? <Spinner /> : null}
    {busy && busyText !== undefined ? busyText : children}
  </button>
);
