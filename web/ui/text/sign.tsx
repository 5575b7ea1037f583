import { classNames } from '../class-names.ts';

/** Drawn on a square of 16, as high as the text's letters are set. */
const shapes = {
  left: 'M14 8H3m4.5-4.5L3 8l4.5 4.5',
  right: 'M2 8h11M8.5 3.5 13 8l-4.5 4.5',
  down: 'M4 6.5 8 10.5l4-4',
  tick: 'm2.5 8.5 4 4 7-9',
} as const;

/**
 * A sign within text, in its size and color. It is drawn because our fonts do not have it and phones show different
 * ones. A `label` is read by screen readers; without one it is decoration.
 */
export const Sign = ({
  name,
  label,
  className,
}: {
  readonly name: keyof typeof shapes;
  readonly label?: string;
  readonly className?: string;
}) => (
  <>
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={classNames('inline-block size-[0.9em] shrink-0 align-[-0.08em]', className)}
    >
      <path d={shapes[name]} className="fill-none stroke-current stroke-2" />
    </svg>
    {label ? <span className="sr-only">{label}</span> : null}
  </>
);
