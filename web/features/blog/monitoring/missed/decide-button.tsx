import type { ReactNode } from 'react';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { usePostChange } from '../../use-posts.ts';

/** Hides an address, or takes back what was decided of it. */
export const DecideButton = ({
  path,
  act: decision,
  done,
  children,
}: {
  readonly path: string;
  readonly act: 'HIDDEN' | 'UNDONE';
  /** What is told when it is done. */
  readonly done: string;
  readonly children: ReactNode;
}) => {
  const act = useAct(usePostChange(blogEndpoints.decideMissed), {
    begin: {},
    input: () => ({ body: { path, act: decision } }),
    done: () => toast.success(done),
  });
  return (
    <ActForm act={act} className="grid gap-2">
      <ActButton act={act} look="plain">
        {children}
        <span className="sr-only">: {path}</span>
      </ActButton>
      <ActFailure act={act} look="line" />
    </ActForm>
  );
};
