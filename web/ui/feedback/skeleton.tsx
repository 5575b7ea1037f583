import { classNames } from '../class-names.ts';

const widths = ['w-11/12', 'w-3/4', 'w-5/6', 'w-2/3'] as const;

/** Gray lines instead of text that is loading. `label` is for screen readers. */
export const Skeleton = ({
  lines = 3,
  label = 'Loading…',
  className,
}: {
  readonly lines?: number;
  readonly label?: string;
  readonly className?: string;
}) => (
  <div role="status" data-waiting="" className={classNames('grid gap-3', className)}>
    <span className="sr-only">{label}</span>
    {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
      <span
        key={key}
        aria-hidden="true"
        className={classNames('resting h-4', widths[line % widths.length])}
      />
    ))}
  </div>
);
