import { useSearchParams } from 'react-router-dom';
import type { Queue, QueueCard } from '#domain/blog/queue/queue.ts';
import { useNames } from '#web/session/use-names.ts';
import { useOwnId } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { BlogTabs } from '../blog-tabs.tsx';
import { MadeDrafts } from './made-drafts.tsx';
import { Stage } from './stage.tsx';
import { useQueue } from './use-queue.ts';

const choices = [
  { name: 'all', label: 'Everyone’s' },
  { name: 'mine', label: 'Mine' },
  { name: 'nobody', label: 'Nobody’s' },
] as const;
type Whose = (typeof choices)[number]['name'];

const isFor = (whose: Whose, ownId: string, { owner }: QueueCard): boolean => {
  if (whose === 'mine') return owner === ownId;
  return whose === 'all' || owner === undefined;
};

const Stages = ({
  queue,
  area,
  whose,
}: {
  readonly queue: Queue;
  readonly area: Area;
  readonly whose: Whose;
}) => {
  const ownId = useOwnId();
  const people = [
    ...queue.stages.flatMap(({ cards }) => cards.flatMap(({ owner }) => owner ?? [])),
    ...queue.made.map(({ askedBy }) => askedBy),
  ];
  const nameOf = useNames(people);
  return (
    <div className="@container grid gap-8">
      <div className="grid gap-6 @2xl:grid-cols-2 @4xl:grid-cols-3">
        {queue.stages.map((stage) => (
          <Stage
            key={stage.status}
            stage={{ ...stage, cards: stage.cards.filter((card) => isFor(whose, ownId, card)) }}
            area={area}
            nameOf={nameOf}
          />
        ))}
      </div>
      <MadeDrafts jobs={queue.made} area={area} nameOf={nameOf} />
    </div>
  );
};

/** `/admin/blog/queue` and `/staff/blog/queue`: what colleagues work on by stage, and the drafts that are made of our own data. */
export const QueuePage = ({ area }: { readonly area: Area }) => {
  const [search] = useSearchParams();
  const whose = choices.find(({ name }) => name === search.get('whose'))?.name ?? 'all';
  return (
    <>
      <BlogTabs area={area} current="/blog/queue" />
      <PageHeader caption="Blog" title="Queue">
        What is being worked on, by stage. What is due first comes first.
      </PageHeader>
      <ChoiceLinks
        label="Whose"
        className="mb-6"
        choices={choices.map(({ name, label }) => ({
          label,
          search: name === 'all' ? '' : `?whose=${name}`,
          current: name === whose,
        }))}
      />
      <Loaded query={useQueue()} loading="Loading the queue…" lines={12}>
        {(queue) => <Stages queue={queue} area={area} whose={whose} />}
      </Loaded>
    </>
  );
};
