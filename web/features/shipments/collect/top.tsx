import { collectWords, whoWords } from '#domain/shipments/handover/collect-words.ts';
import type { ShownProps } from './props.ts';

/** The first block of the page: which shipment it is, what there is to do, and where it is now. */
export const Top = ({ page }: Pick<ShownProps, 'page'>) => {
  const { number, where, words } = page;
  const { status, arrival, groups, isDone } = where;
  const { deadline = [] } = words;
  return (
    <div className="grid gap-4 p-5 sm:p-6">
      <header>
        <p className="label-caption">{number}</p>
        <h2 className="text-3xl sm:text-4xl">{status}</h2>
        <p className="mt-2 break-words text-ink-soft">{whoWords(page)}</p>
      </header>
      <dl className="grid gap-4">
        {isDone || arrival === undefined ? null : (
          <div>
            <dt className="label-caption">{collectWords.when}</dt>
            <dd className="font-semibold">{arrival.words}</dd>
            {arrival.why === undefined ? null : <dd className="text-ink-soft">{arrival.why}</dd>}
          </div>
        )}
        {deadline.length === 0 ? null : (
          <div>
            <dt className="label-caption">{collectWords.deadline}</dt>
            {deadline.map((line) => (
              <dd key={line} className="font-semibold">
                {line}
              </dd>
            ))}
          </div>
        )}
        {isDone
          ? null
          : groups.map(({ title, what, next, trouble }) => (
              <div key={title}>
                <dt className="label-caption">
                  {title} ({what})
                </dt>
                <dd>{trouble ?? next}</dd>
              </div>
            ))}
      </dl>
    </div>
  );
};
