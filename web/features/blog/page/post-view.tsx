import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { useMay } from '#web/session/use-session.ts';
import { pathExists } from '#web/shell/paths.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { CommentsSection } from '../comments/comments.tsx';
import { PostTextSection } from '../text/post-text-section.tsx';
import { usePost } from '../use-posts.ts';
import { StatusBadge } from '../words.tsx';
import { BriefText } from './brief-text.tsx';
import { NoSuchPost } from './no-such-post.tsx';
import { PlanForm } from './plan-form.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostHistory } from './post-history.tsx';
import { PostReaders } from './post-readers.tsx';
import { PostSteps } from './post-steps.tsx';

interface PostProps {
  readonly post: DeskPost;
  readonly area: Area;
}

/** Leads to the editor, where there is one. */
const EditLink = ({ post: { id }, area }: PostProps) =>
  useMay()('content.manage') && pathExists(`${area}/blog/:id/edit`) ? (
    <LinkButton to={`${area}/blog/${id}/edit`} look="plain">
      Edit the text
    </LinkButton>
  ) : null;

/** What is planned: to change for who may, to read for others. */
const Planned = ({ post }: Pick<PostProps, 'post'>) =>
  useMay()('content.manage') ? (
    <PlanForm key={post.id} post={post} />
  ) : (
    <>
      <PostFacts post={post} />
      <Section title="Brief" className="grid gap-4">
        <BriefText brief={post.brief} />
      </Section>
    </>
  );

const Post = ({ post, area }: PostProps) => {
  const mayManage = useMay()('content.manage');
  return (
    <>
      <PageHeader caption="Post" title={post.title} actions={<EditLink post={post} area={area} />}>
        <StatusBadge status={post.status} />
      </PageHeader>
      <div className="grid items-start gap-8 @4xl:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-8">
          {mayManage ? <PostSteps post={post} /> : null}
          <PostTextSection id={post.id} />
        </div>
        <div className="@container grid min-w-0 gap-8">
          <CommentsSection id={post.id} />
          <Planned post={post} />
          {post.live ? <PostReaders id={post.id} /> : null}
          <PostHistory post={post} area={area} />
        </div>
      </div>
    </>
  );
};

/** One post with its plan, its brief, its text and its versions. */
export const PostView = ({ id, area }: { readonly id: string; readonly area: Area }) => (
  <Loaded query={usePost(id)} loading="Loading the post…" missing={<NoSuchPost area={area} />}>
    {(post) => <Post key={post.id} post={post} area={area} />}
  </Loaded>
);
