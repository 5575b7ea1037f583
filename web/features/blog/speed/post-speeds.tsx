import { Link } from 'react-router-dom';
import type { MeasuredPost } from '#domain/blog/figures/post-speed.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { postVitalNames } from '#domain/monitoring/posts/post-vitals.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { RatingKey } from '#web/vitals/rating-mark.tsx';
import { checkWords } from '../monitoring/check-words.ts';
import { useVitals } from '../monitoring/use-findings.ts';
import { Repairs } from './repairs.tsx';
import { VitalValue } from './vital-value.tsx';
import { vitalWords } from './vital-words.ts';

const PostCell = ({ post, area }: { readonly post: MeasuredPost; readonly area: Area }) => {
  const { id, title, speed, isFinding } = post;
  const mayManage = useMay()('content.manage');
  return (
    <div className="grid min-w-48 max-w-prose gap-1">
      <Link to={pathTo(`${area}/blog/:id`, { id })} className={textLink}>
        {title}
      </Link>
      {isFinding ? <Repairs speed={speed} /> : null}
      {isFinding && mayManage ? (
        <Link to={pathTo(`${area}/blog/:id/edit`, { id })} className={textLink}>
          Edit the text<span className="sr-only"> of {title}</span>
        </Link>
      ) : null}
    </div>
  );
};

const columns = (area: Area): readonly Column<MeasuredPost>[] => [
  { key: 'post', heading: 'Post', cell: (post) => <PostCell post={post} area={area} /> },
  {
    key: 'visits',
    heading: 'Visits',
    numeric: true,
    cell: ({ speed }) => speed.visits.toLocaleString('en-US'),
  },
  ...postVitalNames.map((vital) => ({
    key: vital,
    heading: vitalWords[vital].name,
    numeric: true,
    cell: ({ speed }: MeasuredPost) => <VitalValue vital={vital} speed={speed} />,
  })),
];

/** How fast each post was for its readers, the slowest first, with what is usually the cause. */
export const PostSpeeds = ({ area }: { readonly area: Area }) => (
  <Loaded query={useVitals()} loading="Loading what was measured…" lines={8}>
    {({ posts, more }) =>
      posts.length === 0 ? (
        <EmptyState title={checkWords.SPEED.none} />
      ) : (
        <div className="grid gap-4">
          <RatingKey />
          <DataTable caption="Speed of posts" rows={posts} rowKey={({ id }) => id} columns={columns(area)} />
          {more ? <p className="text-ink-soft">Only the slowest posts are shown.</p> : null}
          <dl className="grid max-w-prose gap-3">
            {postVitalNames.map((vital) => (
              <div key={vital}>
                <dt className="font-semibold">{vitalWords[vital].name}</dt>
                <dd className="text-ink-soft">{vitalWords[vital].means}</dd>
              </div>
            ))}
          </dl>
        </div>
      )
    }
  </Loaded>
);
