import { useState } from 'react';
import { Link } from 'react-router-dom';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { type MadeJob, type MadeKind, madeKinds } from '#domain/blog/made/made-job.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { usePostChange } from '../use-posts.ts';

const states: Readonly<Record<MadeJob['state'], { readonly words: string; readonly tone: BadgeTone }>> = {
  QUEUED: { words: 'Waiting', tone: 'note' },
  RUNNING: { words: 'Being made', tone: 'time' },
  NEEDS_REVIEW: { words: 'Needs review', tone: 'done' },
  FAILED: { words: 'Failed', tone: 'wrong' },
};

/** Asks for a draft. Pressed twice, or sent again after a lost answer, it is asked for once. */
const Ask = ({ kind }: { readonly kind: MadeKind }) => {
  const change = usePostChange(blogEndpoints.make);
  const [id, renew] = useState(() => crypto.randomUUID());
  return (
    <>
      <Button
        look="plain"
        busy={change.isPending}
        onClick={() => change.mutate({ body: { id, kind } }, { onSuccess: () => renew(crypto.randomUUID()) })}
      >
        {madeKinds[kind]}
      </Button>
      {change.error === null ? null : <Alert title="Not asked for">{messageOf(change.error)}</Alert>}
    </>
  );
};

const Retry = ({ job: { id, kind } }: { readonly job: MadeJob }) => {
  const change = usePostChange(blogEndpoints.retry);
  return (
    <>
      <Button look="plain" busy={change.isPending} onClick={() => change.mutate({ params: { id } })}>
        Try again<span className="sr-only">: {madeKinds[kind]}</span>
      </Button>
      {change.error === null ? null : <Alert title="Not tried again">{messageOf(change.error)}</Alert>}
    </>
  );
};

const Job = ({
  job,
  area,
  nameOf,
}: {
  readonly job: MadeJob;
  readonly area: Area;
  readonly nameOf: (userId: string) => string;
}) => {
  const { id, kind, state, failure, title, askedBy, askedAt } = job;
  const mayManage = useMay()('content.manage');
  return (
    <li className="grid gap-1 border-t border-rule py-2 first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-3">
        {state === 'NEEDS_REVIEW' ? (
          <Link
            to={pathTo(`${area}/blog/:id`, { id })}
            className={`${textLink} inline-flex min-h-11 items-center wrap-anywhere`}
          >
            {title ?? madeKinds[kind]}
          </Link>
        ) : (
          <strong className="font-semibold">{madeKinds[kind]}</strong>
        )}
        <Badge tone={states[state].tone}>{states[state].words}</Badge>
      </p>
      <p className="text-sm text-ink-soft">
        {nameOf(askedBy)}, <Instant at={askedAt} />
        {state === 'QUEUED' ? ' · It is made within a minute.' : ''}
      </p>
      {state === 'FAILED' ? (
        <div className="grid justify-items-start gap-2">
          <p className="text-wrong">{failure}</p>
          {mayManage ? <Retry job={job} /> : null}
        </div>
      ) : null}
    </li>
  );
};

/** Drafts that are made of our own data: to ask for one, and how far those are that were asked for last. */
export const MadeDrafts = ({
  jobs,
  area,
  nameOf,
}: {
  readonly jobs: readonly MadeJob[];
  readonly area: Area;
  readonly nameOf: (userId: string) => string;
}) => (
  <Section title="Drafts of our own data" className="grid gap-3">
    <p className="max-w-prose text-ink-soft">
      Made of the rate card and the schedule, with figures that stay true. It is a draft: someone reads it,
      changes it and sends it for review.
    </p>
    {useMay()('content.manage') ? (
      <div className="flex flex-wrap gap-3">
        {(Object.keys(madeKinds) as MadeKind[]).map((kind) => (
          <Ask key={kind} kind={kind} />
        ))}
      </div>
    ) : null}
    {jobs.length === 0 ? null : (
      <ul aria-label="Drafts that were asked for, newest first" className="border-y border-rule">
        {jobs.map((job) => (
          <Job key={job.id} job={job} area={area} nameOf={nameOf} />
        ))}
      </ul>
    )}
  </Section>
);
