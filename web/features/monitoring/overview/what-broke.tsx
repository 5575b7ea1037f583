import { useId } from 'react';
import { Link } from 'react-router-dom';
import { weekdayOf } from '#domain/kernel/new-york.ts';
import { weekdayWords } from '#web/phrases/hours.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { count } from '../shared/format.ts';
import { useErrorDays } from '../use-monitoring.ts';

const DAYS_OF_WEEK = 7;

/** Errors in browsers today beside those of the same day of last week. Each number opens the list of the errors it counts. */
export const WhatBroke = () => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-8 min-w-0">
      <h2 id={id} className="mb-2 text-2xl">
        What broke
      </h2>
      <Loaded query={useErrorDays()} loading="Loading the errors of today…" lines={2}>
        {({ days }) => {
          const [today, weekAgo] = [days.at(-1), days.at(-1 - DAYS_OF_WEEK)];
          if (today === undefined || weekAgo === undefined) return null;
          return (
            <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-y-[1.5px] border-ink py-2">
              <Link
                to="/admin/monitoring?range=today"
                className="inline-flex min-h-11 items-center gap-3 no-underline hover:bg-sunk"
              >
                <span className="font-display text-2xl font-extrabold tabular-nums">
                  {count(today.count)}
                </span>
                <span>{today.count === 1 ? 'error' : 'errors'} today so far</span>
              </Link>
              <Link
                to={`/admin/monitoring?from=${weekAgo.day}&to=${weekAgo.day}`}
                className={`${textLink} inline-flex min-h-11 items-center`}
              >
                {count(weekAgo.count)} last {weekdayWords(weekdayOf(weekAgo.day))}, whole day
              </Link>
              <Sparkline
                values={days.map((day) => day.count)}
                label={`Errors, the last ${days.length} days`}
              />
            </div>
          );
        }}
      </Loaded>
    </section>
  );
};
