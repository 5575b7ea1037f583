import { classNames } from '#web/ui/class-names.ts';

const WIDTH = 100;
/** From this share on there is little left to sell. */
const NEARLY_FULL = 0.9;

/** How full something is, as a bar that can be compared with the bars below it. Its text is beside it. */
export const FillBar = ({ taken, of }: { readonly taken: number; readonly of: number }) => {
  const share = of === 0 ? 1 : Math.max(0, taken / of);
  const tone = share > 1 ? 'text-wrong' : share >= NEARLY_FULL ? 'text-action' : 'text-link';
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      className={classNames('block h-2.5 w-full', tone)}
    >
      <rect width={WIDTH} height="10" className="fill-rule" />
      <rect width={Math.min(1, share) * WIDTH} height="10" fill="currentColor" />
    </svg>
  );
};
