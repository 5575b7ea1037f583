import { intents, type Keyword, type KeywordWithPosts, services } from '#domain/blog/keywords/keyword.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import type { Area } from '#web/shell/screens.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data/data-table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PostLinks } from './post-links.tsx';
import { useSetKeywords } from './use-keywords.ts';

const Remove = ({ phrase }: Pick<Keyword, 'phrase'>) => {
  const change = useSetKeywords();
  return (
    <AskFirst title="Remove this phrase?" button={`Remove “${phrase}”`} look="quiet">
      {(close) => (
        <div className="grid gap-4">
          <p>Posts that target it keep it. Only the list forgets it.</p>
          <Button
            className="justify-self-start"
            busy={change.isPending}
            onClick={() => change.mutate({ set: [], remove: [phrase] }, { onSuccess: close })}
          >
            Remove it
          </Button>
        </div>
      )}
    </AskFirst>
  );
};

/** The phrases with what each is about, and the posts that target it. */
export const KeywordList = ({
  keywords,
  area,
  onEdit,
}: {
  readonly keywords: readonly KeywordWithPosts[];
  readonly area: Area;
  /** Absent for those who may only look. */
  readonly onEdit: ((keyword: Keyword) => void) | undefined;
}) =>
  keywords.length === 0 ? (
    <EmptyState title="No phrases yet">Add one, or import a file.</EmptyState>
  ) : (
    <DataTable
      caption="Phrases"
      rows={keywords}
      rowKey={({ phrase }) => phrase}
      columns={[
        {
          key: 'phrase',
          heading: 'Phrase',
          cell: ({ phrase }) => <strong className="font-semibold wrap-anywhere">{phrase}</strong>,
        },
        { key: 'intent', heading: 'Intent', cell: ({ intent }) => (intent ? intents[intent] : '–') },
        {
          key: 'to',
          heading: 'Destination',
          cell: ({ destination }) => (destination ? destinations[destination].country : '–'),
        },
        { key: 'service', heading: 'Service', cell: ({ service }) => (service ? services[service] : '–') },
        {
          key: 'posts',
          heading: 'Posts',
          cell: ({ posts }) => (posts.length === 0 ? 'No post' : <PostLinks posts={posts} area={area} />),
        },
        ...(onEdit === undefined
          ? []
          : [
              {
                key: 'acts',
                heading: 'Change',
                cell: ({ posts: _, ...keyword }: KeywordWithPosts) => (
                  <span className="flex flex-wrap gap-2">
                    <Button look="plain" onClick={() => onEdit(keyword)}>
                      Change<span className="sr-only">: {keyword.phrase}</span>
                    </Button>
                    <Remove phrase={keyword.phrase} />
                  </span>
                ),
              },
            ]),
      ]}
    />
  );
