import type { PostSpeed } from '#domain/blog/figures/post-speed.ts';
import type { PostVital } from '#domain/monitoring/posts/post-vitals.ts';
import { metricFormat } from '#web/vitals/metric-format.ts';
import { RatingMark } from '#web/vitals/rating-mark.tsx';

/** One vital of a post with its rating; a dash where no browser has measured it. */
export const VitalValue = ({ vital, speed }: { readonly vital: PostVital; readonly speed: PostSpeed }) => {
  const measured = speed.vitals.find((one) => one.vital === vital);
  if (measured === undefined) return <span className="text-ink-soft">–</span>;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums">
      <RatingMark rating={measured.rating} />
      {metricFormat(vital)(measured.p75)}
    </span>
  );
};
