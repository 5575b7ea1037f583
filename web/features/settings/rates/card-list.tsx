import { useState } from 'react';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { RateCardState } from '#domain/quotes/cards/rate-card-in-force.ts';
import type { RateCardEntry } from '#domain/settings/endpoints.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { dayInWords } from '../day-words.ts';
import { toastSaved } from '../form/saved-toast.tsx';
import { useBy } from '../form/use-by.ts';
import { useWithdrawRateCard } from '../use-settings.ts';

const states: Readonly<Record<RateCardState, { readonly words: string; readonly tone: BadgeTone }>> = {
  'in-force': { words: 'In force', tone: 'done' },
  announced: { words: 'Announced', tone: 'time' },
  replaced: { words: 'Replaced', tone: 'plain' },
  withdrawn: { words: 'Withdrawn', tone: 'plain' },
  past: { words: 'Past', tone: 'plain' },
};

/** Asks before it withdraws a card, because customers may know these prices already. */
const Withdraw = ({ version }: { readonly version: number }) => {
  const [asked, setAsked] = useState(false);
  const withdraw = useWithdrawRateCard();
  if (!asked)
    return (
      <Button look="plain" onClick={() => setAsked(true)} aria-label={`Withdraw version ${version}`}>
        Withdraw
      </Button>
    );
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          look="danger"
          busy={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(version, {
              onSuccess: () =>
                toastSaved(
                  { to: '/rates', words: 'Rates' },
                  `Version ${version} is withdrawn. The prices before it stay in force.`,
                ),
            })
          }
        >
          Withdraw version {version}
        </Button>
        <Button look="plain" disabled={withdraw.isPending} onClick={() => setAsked(false)}>
          Keep it
        </Button>
      </div>
      {withdraw.isError ? <Alert>{messageOf(withdraw.error)}</Alert> : null}
    </div>
  );
};

const columnsFor = (by: ReturnType<typeof useBy>): readonly Column<RateCardEntry>[] => [
  { key: 'version', heading: 'Version', code: true, cell: ({ version }) => version },
  {
    key: 'from',
    heading: 'In force from',
    numeric: true,
    cell: ({ effectiveFrom }) => dayInWords(effectiveFrom, newYorkDay(Date.now())),
  },
  {
    key: 'state',
    heading: 'State',
    // A cell is a grid on a phone: what is not one thing would fall apart, and a badge would stretch.
    cell: ({ state, withdrawnAt, withdrawnBy }) => (
      <span>
        <Badge tone={states[state].tone}>{states[state].words}</Badge>
        {withdrawnAt === undefined ? null : (
          <>
            {' '}
            <Instant at={withdrawnAt} /> {by(withdrawnBy)}
          </>
        )}
      </span>
    ),
  },
  {
    key: 'published',
    heading: 'Published',
    cell: ({ publishedAt, publishedBy }) =>
      publishedAt === undefined ? (
        'Built in'
      ) : (
        <span>
          <Instant at={publishedAt} /> {by(publishedBy)}
        </span>
      ),
  },
  {
    key: 'withdraw',
    heading: 'Withdraw',
    bare: true,
    cell: ({ state, version }) =>
      state === 'announced' || state === 'replaced' ? <Withdraw version={version} /> : null,
  },
];

/** Every version of the prices, newest first, with a button to withdraw those that are not in force yet. */
export const CardList = ({ cards }: { readonly cards: readonly RateCardEntry[] }) => (
  <DataTable
    caption="Rate cards, newest first"
    columns={columnsFor(useBy(cards.flatMap(({ publishedBy, withdrawnBy }) => [publishedBy, withdrawnBy])))}
    rows={cards}
    rowKey={({ version }) => String(version)}
  />
);
