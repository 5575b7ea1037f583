import { type CountedCategory, categoryEndpoints } from '#domain/blog/categories/endpoints.ts';
import type { Mending } from '#domain/blog/categories/mending/mending.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { changeLine, HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { usePostChange } from '../../use-posts.ts';
import { useWriters } from '../../use-writers.ts';
import { nameIn, postsWords } from '../use-categories.ts';
import { PostsRefused } from './posts-refused.tsx';

interface LastProps {
  readonly last: Mending;
  readonly categories: readonly CountedCategory[];
  readonly area: Area;
}

const Undo = ({ last: { id, changes }, area }: Omit<LastProps, 'categories'>) => {
  const act = useAct(usePostChange(categoryEndpoints.undoMending), {
    begin: {},
    input: () => ({ params: { id } }),
    done: () => toast.success('Undone'),
  });
  return (
    <ActForm act={act} className="grid gap-3">
      <PostsRefused
        act={act}
        endpoint={categoryEndpoints.undoMending}
        title="Nothing was undone"
        area={area}
      />
      <ActButton act={act} look="plain">
        {changes.length === 1 ? 'Undo this change' : 'Undo these changes'}
      </ActButton>
    </ActForm>
  );
};

/** What was applied last, by whom, and its undoing. */
export const LastMending = ({ last, categories, area }: LastProps) => {
  const { by, at, changes, undone } = last;
  const nameOf = useWriters([by, ...(undone ? [undone.by] : [])]);
  const mayManage = useMay()('content.manage');
  return (
    <Section title="Applied last" className="grid gap-4">
      <HistoryLines>
        {undone === undefined ? null : <HistoryLine who={nameOf(undone.by)} what="undid it" at={undone.at} />}
        <HistoryLine
          who={nameOf(by)}
          what={`changed the category of ${postsWords(changes.length)}`}
          at={at}
          changes={changes.map(({ title, before, after }) =>
            changeLine(title, before && nameIn(categories, before), nameIn(categories, after)),
          )}
        />
      </HistoryLines>
      {undone === undefined && mayManage ? <Undo key={last.id} last={last} area={area} /> : null}
    </Section>
  );
};
