import { classNames } from '../class-names.ts';

/** A loading indicator. Without a label it is hidden from screen readers. */
export const Spinner = ({ label, className }: { readonly label?: string; readonly className?: string }) => (
  <span role={label ? 'status' : undefined} className={classNames('inline-flex', className)}>
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      className="turning"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
    {label ? <span className="sr-only">{label}</span> : null}
  </span>
);
