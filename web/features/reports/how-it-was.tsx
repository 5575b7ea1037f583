import { useId } from 'react';
import { Link } from 'react-router-dom';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { opinionEndpoints } from '#domain/shipments/opinion/endpoints.ts';
import { markNames } from '#domain/shipments/opinion/mark.ts';
import { waitsForUs } from '#domain/shipments/opinion/opinion.ts';
import { useReply } from '#web/api/use-reply.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useDays } from './use-reports.ts';

/** As many sentences as somebody reads at once. */
const SHOWN = 5;

/** What senders wrote this month, the newest first, each with its shipment. */
const Sentences = () => {
  const month = newYorkDay(new Date()).slice(0, 7);
  const { data } = useReply(['reports', 'opinions', month], opinionEndpoints.opinions, { query: { month } });
  const written = (data?.items ?? []).filter(({ words }) => words !== undefined).slice(0, SHOWN);
  return written.length === 0 ? null : (
    <ul className="grid gap-3 border-t border-rule pt-3">
      {written.map((opinion) => (
        <li key={opinion.number} className="min-w-0">
          <p className="break-words">“{opinion.words}”</p>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            <Badge tone={waitsForUs(opinion) ? 'time' : 'plain'}>{markNames[opinion.mark]}</Badge>
            <Link
              to={pathTo('/admin/shipments/:number', { number: opinion.number })}
              className="text-link inline-flex min-h-11 items-center font-mono"
            >
              {opinion.number}
            </Link>
            <Instant at={opinion.at} />
          </p>
        </li>
      ))}
    </ul>
  );
};

/** How senders found it in the last two weeks, and what they wrote. For admins. */
export const HowItWas = () => {
  const id = useId();
  const days = useDays().data?.days ?? [];
  const sum = (measure: 'good' | 'fair' | 'bad'): number =>
    days.reduce((total, day) => total + day[measure], 0);
  const counts = [
    [markNames.GOOD, sum('good')],
    [markNames.FAIR, sum('fair')],
    [markNames.BAD, sum('bad')],
  ] as const;
  return (
    <section aria-labelledby={id} className="mb-8 min-w-0 space-y-3">
      <h2 id={id} className="text-2xl">
        How it was
      </h2>
      {counts.every(([, count]) => count === 0) ? (
        <p className="text-ink-soft">
          We ask each sender once everything is handed over. Nobody has answered in the last two weeks.
        </p>
      ) : (
        <dl className="grid grid-cols-3 gap-4">
          {counts.map(([name, count]) => (
            <div key={name}>
              <dt className="label-caption">{name}</dt>
              <dd className="font-display text-2xl font-extrabold tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
      )}
      <Sentences />
    </section>
  );
};
