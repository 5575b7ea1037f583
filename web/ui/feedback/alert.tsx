import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Sign } from '../text/sign.tsx';

/** `error` interrupts a screen reader, the others wait their turn. */
type AlertKind = 'error' | 'warning' | 'success' | 'info';

const looks: Record<AlertKind, { readonly box: string; readonly mark: ReactNode; readonly word: string }> = {
  error: { box: 'bg-wrong-wash border-wrong', mark: '!', word: 'Error' },
  warning: { box: 'bg-time-wash border-time', mark: '!', word: 'Note' },
  success: { box: 'bg-done-wash border-done', mark: <Sign name="tick" />, word: 'Done' },
  info: { box: 'bg-note-wash border-link', mark: 'i', word: 'Note' },
};

export interface AlertProps {
  readonly kind?: AlertKind;
  readonly title?: string;
  readonly children: ReactNode;
  /** Buttons or links under the text. */
  readonly actions?: ReactNode;
  readonly className?: string;
}

/** A message that stays on the page. The kind is shown by a color, an icon and a word for screen readers. */
export const Alert = ({ kind = 'error', title, children, actions, className }: AlertProps) => (
  <div
    role={kind === 'error' ? 'alert' : 'status'}
    className={classNames(
      'flex gap-3 rounded-label border border-s-[6px] px-4 py-3',
      looks[kind].box,
      className,
    )}
  >
    <span aria-hidden="true" className="font-mono font-bold leading-6">
      {looks[kind].mark}
    </span>
    <div className="min-w-0 flex-1">
      <span className="sr-only">{looks[kind].word}: </span>
      {title ? <p className="font-semibold">{title}</p> : null}
      <div>{children}</div>
      {actions ? <div className="mt-3 flex flex-wrap gap-2">{actions}</div> : null}
    </div>
  </div>
);
