import { isSlow, type PostSpeed } from '#domain/blog/figures/post-speed.ts';
import { postVitalNames } from '#domain/monitoring/posts/post-vitals.ts';
import { RatingKey } from '#web/vitals/rating-mark.tsx';
import { Repairs } from './repairs.tsx';
import { VitalValue } from './vital-value.tsx';
import { vitalWords } from './vital-words.ts';

/** How fast the page of one post was for its readers. */
export const SpeedFacts = ({ speed }: { readonly speed: PostSpeed }) => {
  const { visits, withLastMonth } = speed;
  return (
    <div className="grid gap-3">
      <h3 className="text-xl">How fast it is for readers</h3>
      <p className="text-ink-soft">
        {visits === 1 ? '1 visit was measured' : `${visits} visits were measured`} this month
        {withLastMonth ? ' and in the last one' : ''}. Three of four were at least this good.
      </p>
      <dl className="grid gap-2">
        {postVitalNames.map((vital) => (
          <div key={vital} className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-rule pt-2">
            <dt>
              {vitalWords[vital].name}
              <span className="block text-sm text-ink-soft">{vitalWords[vital].means}</span>
            </dt>
            <dd>
              <VitalValue vital={vital} speed={speed} />
            </dd>
          </div>
        ))}
      </dl>
      <RatingKey />
      {isSlow(speed) ? <Repairs speed={speed} /> : null}
    </div>
  );
};
