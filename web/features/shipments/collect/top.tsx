import { collectWords, whoWords } from '#domain/shipments/handover/collect-words.ts';
import type { ShownProps } from './props.ts';

/** Which shipment it is and where it is now. What there is to do, and what comes, is said above it. */
export const Top = ({ page }: Pick<ShownProps, 'page'>) => {
  const { number, where } = page;
  const { status, arrival, groups, isDone } = where;
  return (
    <div className="grid gap-4 p-5 sm:p-6">
      <header>
        <p className="label-caption">{number}</p>
        <h2 className="text-3xl sm:text-4xl">{status}</h2>
        <p className="mt-2 break-words text-ink-soft">{whoWords(page)}</p>
      </header>
      {isDone ? <p>{groups[0]?.next}</p> : null}
      <dl className="grid gap-4">
        {isDone || arrival?.why === undefined ? null : (
          <div>
            <dt className="label-caption">{collectWords.why}</dt>
            <dd className="text-ink-soft">{arrival.why}</dd>
          </div>
        )}
        {isDone || groups.length === 1
          ? null
          : groups.map(({ title, what, next, expected, trouble }) => (
              <div key={title}>
                <dt className="label-caption">
                  {title} ({what})
                </dt>
                <dd>
                  {trouble ?? next}
                  {expected === undefined ? null : ` Expected ready ${expected}.`}
                </dd>
              </div>
            ))}
      </dl>
    </div>
  );
};
