import { Link, useSearchParams } from 'react-router-dom';
import type { HistoryQuestion } from '#domain/history/endpoints.ts';
import type { HistoryEntry } from '#domain/history/entry.ts';
import { type Thing, thingFrom, things, thingText } from '#domain/history/thing.ts';
import { newYorkDay, OUR_TIME } from '#domain/kernel/new-york.ts';
import { thingTitle } from '#web/phrases/thing-title.ts';
import { useFullWho } from '#web/session/use-who.ts';
import { changeLine, HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { askedIn, searchOf } from './asked.ts';
import { Filters } from './filters.tsx';
import { useHistory } from './use-history.ts';

type Who = (by: string) => string;

/** What a thing is called: `Shipment 7K3M9-Q2X4T-C`, or the name of a person. */
const nameOf = (thing: Thing, who: Who): string =>
  thing.kind === 'person' ? who(thing.id) : thingTitle(thing);

/** The thing, as a link to it, and a link to everything that was done with it. */
const About = ({
  entry: { thing },
  asked,
  who,
}: {
  readonly entry: HistoryEntry;
  readonly asked: HistoryQuestion;
  readonly who: Who;
}) => {
  const path = things[thing.kind].path?.(thing.id);
  const name = nameOf(thing, who);
  const text = thingText(thing);
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      {path === undefined ? (
        <span>{name}</span>
      ) : (
        <Link to={path} className={textLink}>
          {name}
        </Link>
      )}
      {asked.thing === text ? null : (
        <Link to={{ search: searchOf({ thing: text }) }} className={textLink}>
          All of it<span className="sr-only">: everything that was done with {name}</span>
        </Link>
      )}
    </p>
  );
};

const Entries = ({
  asked,
  entries,
}: {
  readonly asked: HistoryQuestion;
  readonly entries: readonly HistoryEntry[];
}) => {
  const people = entries.flatMap(({ by, thing }) => [by, ...(thing.kind === 'person' ? [thing.id] : [])]);
  const who = useFullWho(people);
  return (
    <HistoryLines label="Who did what, newest first">
      {entries.map((entry) => (
        <HistoryLine
          key={entry.id}
          who={
            asked.person === entry.by ? (
              who(entry.by)
            ) : (
              <Link to={{ search: searchOf({ ...asked, person: entry.by }) }} className="text-link">
                {who(entry.by)}
              </Link>
            )
          }
          what={entry.what}
          at={entry.at}
          changes={entry.changes.map(({ field, before, after }) => changeLine(field, before, after))}
        >
          <About entry={entry} asked={asked} who={who} />
        </HistoryLine>
      ))}
    </HistoryLines>
  );
};

const Results = ({ asked }: { readonly asked: HistoryQuestion }) => {
  const pages = useCursorPages();
  return (
    <PagedList
      pages={pages}
      query={useHistory(asked, pages.cursor)}
      loading="Loading the history…"
      empty={
        <EmptyState title="Nothing was done">
          Nothing is known for this choice. Choose another day, person or thing.
        </EmptyState>
      }
    >
      {(entries) => <Entries asked={asked} entries={entries} />}
    </PagedList>
  );
};

/** What the page shows, in a sentence. */
const introOf = (thing: Thing | undefined): string => {
  if (thing === undefined || thing.kind === 'person')
    return `Who did what, when, and what it was before. All times are ${OUR_TIME}.`;
  return thing.kind === 'codes'
    ? 'Handovers with a collection code that the same person gave and used. Nobody else saw the receiver: ask how they knew who collected.'
    : `Everything that was done with ${nameOf(thing, (id) => id)}, newest first.`;
};

/** `/admin/history`: who did what with which thing, by person, thing and day. */
export const HistoryPage = () => {
  const [search] = useSearchParams();
  const asked = askedIn(search);
  const thing = asked.thing === undefined ? undefined : thingFrom(asked.thing);
  return (
    <>
      <PageHeader title="History">{introOf(thing)}</PageHeader>
      <Filters asked={asked} today={newYorkDay(Date.now())} />
      <Results key={searchOf(asked)} asked={asked} />
    </>
  );
};
