import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { hasReaders, stepsOf } from '#domain/blog/desk/moving.ts';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import type { PostStatus } from '#domain/blog/lifecycle.ts';
import { isStepBack, statusNames, stepName } from '#domain/blog/status-names.ts';
import { messageOf } from '#web/api/api-error.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { useNames } from '#web/session/use-names.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { usePostChange, usePostText } from '../use-posts.ts';
import { BRIEF, PLAN, TEXT } from './places.ts';
import { HowReadersSeeIt } from './showing/how-readers-see-it.tsx';
import { Schedule } from './showing/schedule.tsx';
import { TakeOffline } from './showing/take-offline.tsx';

/** Where the reason of a refusal is on the page. */
const places: Readonly<Record<string, { readonly to: string; readonly label: string }>> = {
  BRIEF_EMPTY: { to: `#${BRIEF}`, label: 'Go to the brief' },
  TEXT_EMPTY: { to: `#${TEXT}`, label: 'Go to the text' },
  SLUG_EMPTY: { to: `#${PLAN}`, label: 'Go to the plan' },
  SLUG_TAKEN: { to: `#${PLAN}`, label: 'Go to the plan' },
};

/** Refusals that come with a newer post. The others are over once the post is another one. */
const ofNewer: readonly (string | undefined)[] = ['POST_CHANGED', 'MOVE_NOT_POSSIBLE'];

const Refused = ({
  error,
  version,
  post,
}: {
  readonly error: Error;
  /** The version that the screen had. */
  readonly version: number | undefined;
  readonly post: DeskPost;
}) => {
  const code = refusalIn(error, blogEndpoints.move)?.code;
  if (code !== undefined && !ofNewer.includes(code) && version !== post.version) return null;
  const place = places[code ?? ''];
  return (
    <Alert
      title={`It is still: ${statusNames[post.status]}`}
      actions={
        place && (
          <a href={place.to} className={textLink}>
            {place.label}
          </a>
        )
      }
    >
      {messageOf(error)}
    </Alert>
  );
};

/** Archiving takes a post out of the search, so it is asked first. */
const Archive = ({ onArchive }: { readonly onArchive: () => void }) => (
  <AskFirst title="Archive this post?" button={stepName('IDEA', 'ARCHIVED')} look="quiet">
    {(close) => (
      <div className="grid gap-4">
        <p>
          The search does not find it any more. Its text and versions stay, and it can become an idea again.
        </p>
        <Button
          className="justify-self-start"
          onClick={() => {
            close();
            onArchive();
          }}
        >
          Archive it
        </Button>
      </div>
    )}
  </AskFirst>
);

interface StepProps {
  readonly post: DeskPost;
  readonly to: PostStatus;
  /** The step that is on its way. */
  readonly moving: PostStatus | undefined;
  readonly go: (to: PostStatus, publishAt?: string) => void;
}

/** One step: what readers lose, and when they see it, is asked first. */
const Step = ({ post, to, moving, go }: StepProps) => {
  const name = stepName(post.status, to);
  if (to === 'ARCHIVED') return <Archive onArchive={() => go(to)} />;
  if (to === 'UNPUBLISHED') return <TakeOffline button={name} onTakeOffline={() => go(to)} />;
  if (to === 'SCHEDULED')
    return (
      <Schedule id={post.id} button={name} plannedFor={post.plannedFor} onSchedule={(at) => go(to, at)} />
    );
  return (
    <Button
      look={isStepBack(post.status, to) ? 'plain' : 'primary'}
      busy={moving === to}
      disabled={moving !== undefined}
      onClick={() => go(to)}
    >
      {name}
    </Button>
  );
};

/** Shows readers what was written since they got the post last. Nothing when they have it. */
const PublishChanges = ({ post, moving, go }: Omit<StepProps, 'to'>) => {
  const text = usePostText(post.id);
  const { live } = post;
  if (live === undefined || text.data === undefined || hasReaders(post, text.data)) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <p>Its text or its address has changed since. Readers do not see that yet.</p>
      <Button busy={moving === 'PUBLISHED'} disabled={moving !== undefined} onClick={() => go('PUBLISHED')}>
        Publish the changes
      </Button>
    </div>
  );
};

/** The steps that may follow, the most likely first. What stands in the way is said below them. */
export const PostSteps = ({ post }: { readonly post: DeskPost }) => {
  const { id, version, status, reviewOf } = post;
  const move = usePostChange(blogEndpoints.move);
  const nameOf = useNames(reviewOf === undefined ? [] : [reviewOf]);
  const go = (to: PostStatus, publishAt?: string): void =>
    move.mutate(
      { params: { id }, body: { version, status: to, publishAt } },
      { onSuccess: (moved) => toast.success(`Status: ${statusNames[moved.status]}`) },
    );
  const pressed = move.variables?.body;
  const moving = move.isPending ? pressed?.status : undefined;
  return (
    <Section title="Next step" className="grid gap-3">
      {status === 'REVIEW' && reviewOf !== undefined ? <p>{nameOf(reviewOf)} sent this for review.</p> : null}
      <HowReadersSeeIt post={post} />
      {status === 'PUBLISHED' ? <PublishChanges post={post} moving={moving} go={go} /> : null}
      <div className="flex flex-wrap gap-3">
        {stepsOf(post).map((to) => (
          <Step key={to} post={post} to={to} moving={moving} go={go} />
        ))}
      </div>
      {move.error ? <Refused error={move.error} version={pressed?.version} post={post} /> : null}
    </Section>
  );
};
