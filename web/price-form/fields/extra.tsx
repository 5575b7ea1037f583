import type { ReactNode } from 'react';

/** An optional service as a checkbox; its own fields unfold below. */
export const Extra = ({
  id,
  label,
  hidden = '',
  note,
  wanted,
  onChange,
  children,
}: {
  readonly id: string;
  readonly label: string;
  /** An addition to the label for screen readers, such as the number of the barrel. */
  readonly hidden?: string;
  readonly note: ReactNode;
  readonly wanted: boolean;
  readonly onChange: (wanted: boolean) => void;
  readonly children?: ReactNode;
}) => (
  <div className="border-t border-rule py-3">
    <label className="flex min-h-11 cursor-pointer gap-3">
      <input
        id={id}
        type="checkbox"
        checked={wanted}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.checked)}
        className="check mt-0.5 size-6"
      />
      <span>
        <span className="font-semibold">
          {label}
          {hidden ? <span className="sr-only"> {hidden}</span> : null}
        </span>
        <span id={`${id}-note`} className="block text-sm text-ink-soft">
          {note}
        </span>
      </span>
    </label>
    {wanted && children ? <div className="mt-3 grid gap-3 ps-9">{children}</div> : null}
  </div>
);
