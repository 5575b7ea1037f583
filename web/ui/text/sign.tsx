import { classNames } from '../class-names.ts';

/** Paths in a 16 × 16 view box. */
const shapes = {
  left: 'M14 8H3m4.5-4.5L3 8l4.5 4.5',
  right: 'M2 8h11M8.5 3.5 13 8l-4.5 4.5',
  down: 'M4 6.5 8 10.5l4-4',
  up: 'M4 9.5 8 5.5l4 4',
  tick: 'm2.5 8.5 4 4 7-9',
} as const;

/**
 * An icon within text, in the text's size and color. It is an SVG because our fonts do not have these characters and phones show different
 * ones. A `label` is for screen readers; without it the icon is hidden from them.
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
