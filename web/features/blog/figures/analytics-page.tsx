import type { figureEndpoints } from '#domain/blog/figures/endpoints.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { saveFile } from '#web/desk-list/export/save-file.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { monthWords } from '#web/ui/time/last-months.ts';
import { BlogTabs } from '../blog-tabs.tsx';
import { useFigures } from '../use-posts.ts';
import { Definitions } from './definitions.tsx';
import { figuresFile } from './figures-file.ts';
import { PostTable } from './post-table.tsx';
import { useMonth } from './use-month.ts';

interface MonthProps {
  readonly month: string;
  readonly area: Area;
  readonly read: EndpointReply<typeof figureEndpoints.figures>;
}

const daysOf = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

const Month = ({ month, area, read: { posts, total, more } }: MonthProps) => {
  if (posts.length === 0)
    return (
      <EmptyState title={`No post was read in ${monthWords(month)}`}>
        A post counts from the moment when someone opens its page.
      </EmptyState>
    );
  return (
    <div className="grid min-w-0 gap-6">
      <div>
        <p className="mb-1">
          Opened {total.opened.toLocaleString('en-US')} {total.opened === 1 ? 'time' : 'times'}, by day
        </p>
        <Sparkline
          values={total.daily.slice(0, daysOf(month))}
          label={`Opened on each day of ${monthWords(month)}`}
        />
      </div>
      <PostTable posts={posts} total={total} area={area} />
      {more ? <p className="text-ink-soft">Only the posts that were opened most are shown.</p> : null}
      <Definitions />
      <div>
        <Button look="plain" onClick={async () => saveFile(await figuresFile(posts), `posts-${month}.csv`)}>
          Download (CSV)
        </Button>
      </div>
    </div>
  );
};

/** `/admin/blog/analytics` and `/staff/blog/analytics`: what readers did in a month, and what followed. */
export const AnalyticsPage = ({ area }: { readonly area: Area }) => {
  const { month, months, choose } = useMonth();
  return (
    <>
      <BlogTabs area={area} current="/blog/analytics" />
      <PageHeader caption="Blog" title="Readers" />
      <div className="mb-6 max-w-64">
        <SelectField
          label="Month"
          value={month}
          options={months.map((one) => ({ value: one, label: monthWords(one) }))}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
      <Loaded query={useFigures(month)} loading="Loading the figures…" lines={10}>
        {(read) => <Month month={month} area={area} read={read} />}
      </Loaded>
    </>
  );
};
