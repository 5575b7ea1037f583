import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { BriefText } from '../page/brief-text.tsx';
import { NoSuchPost } from '../page/no-such-post.tsx';
import { PostFacts } from '../page/post-facts.tsx';
import { usePost } from '../use-posts.ts';
import { StatusBadge } from '../words.tsx';

/** A post beside its list: who has it until when, and what it has to answer. */
export const PostPanel = ({ id, area }: { readonly id: string; readonly area: Area }) => (
  <Loaded query={usePost(id)} loading="Loading the post…" missing={<NoSuchPost area={area} />}>
    {(post) => (
      <>
        <PageHeader caption="Post" title={post.title}>
          <StatusBadge status={post.status} />
        </PageHeader>
        <div className="grid gap-6">
          <PostFacts post={post} />
          <Section title="Brief" className="grid gap-4">
            <BriefText brief={post.brief} />
          </Section>
        </div>
      </>
    )}
  </Loaded>
);
