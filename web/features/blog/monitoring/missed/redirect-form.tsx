import { useId } from 'react';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import type { MissedPages } from '#domain/blog/missed/endpoints.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { usePostChange } from '../../use-posts.ts';

const schema = formSchema<{ readonly to: string }>(({ to }) =>
  onlyErrors({
    to: to.trim().startsWith('/') ? undefined : 'Write an address of ours. It begins with a slash.',
  }),
);

interface RedirectProps {
  readonly path: string;
  readonly suggested?: string | undefined;
  readonly places: MissedPages['places'];
}

const RedirectForm = ({
  path,
  suggested = '',
  places,
  onDone,
}: RedirectProps & { readonly onDone: () => void }) => {
  const list = useId();
  const act = useAct(usePostChange(blogEndpoints.decideMissed), {
    begin: { to: suggested },
    schema,
    input: ({ to }) => ({ body: { path, act: 'REDIRECTED' as const, to: to.trim() } }),
    done: () => {
      onDone();
      toast.success('It redirects there within a minute');
    },
  });
  return (
    <ActForm act={act} className="grid gap-4">
      <p className="wrap-anywhere">
        Whoever opens {path} gets the page that you choose. You can undo it here at any time.
      </p>
      <PlainInput
        label="Redirect it to"
        hint="The address of a post or of a page of ours. Type a word of its title, then choose."
        required
        list={list}
        maxLength={150}
        autoComplete="off"
        {...act.field('to')}
      />
      <datalist id={list}>
        {places.map(({ path: to, title }) => (
          <option key={to} value={to}>
            {title}
          </option>
        ))}
      </datalist>
      <ActFailure act={act} title="Not redirected" />
      <ActButton act={act}>Redirect it</ActButton>
    </ActForm>
  );
};

/** Redirects an address without a page to one, with what fits it proposed. */
export const Redirect = (props: RedirectProps) => (
  <AskFirst
    title="Redirect this address to a page"
    button={
      <>
        Redirect it to a page<span className="sr-only">: {props.path}</span>
      </>
    }
    look="plain"
  >
    {(close) => <RedirectForm {...props} onDone={close} />}
  </AskFirst>
);
