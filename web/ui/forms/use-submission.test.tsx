import { act } from 'react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { freshRoot } from '../testing/fresh-root.ts';
import { SubmissionForm } from './submission-form.tsx';
import { TextField } from './text-field.tsx';
import { useFields } from './use-fields.ts';
import { useSchemaForm } from './use-schema-form.ts';
import { useSubmission } from './use-submission.ts';

const page = freshRoot();

const Parcel = z.object({
  name: z.string().check(z.minLength(1, 'Name is required')),
  city: z.string().check(z.minLength(1, 'City is required')),
});
type Parcel = z.infer<typeof Parcel>;

const Fields = () => {
  const bind = useFields<Parcel>();
  return (
    <>
      <TextField label="Name" {...bind('name')} />
      <TextField label="City" {...bind('city')} />
    </>
  );
};

const Form = ({ send, ...values }: Parcel & { readonly send: (parcel: Parcel) => Promise<void> }) => {
  const form = useSchemaForm({ schema: Parcel, defaultValues: values });
  const submission = useSubmission(form, { send, explain: () => 'It did not arrive.' });
  return (
    <SubmissionForm form={form} submission={submission} submitText="Send" busyText="Sending...">
      <Fields />
    </SubmissionForm>
  );
};

const send = vi.fn(async () => undefined);
/** Renders asynchronously as a browser does; within `act` everything would be rendered at once. */
const press = (): void => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  page.container.querySelector('button')?.click();
};
const focused = () => expect.poll(() => document.activeElement?.getAttribute('name'));

test('a form with invalid fields is not sent, each shows a message, and the first gets the focus', async () => {
  await act(async () => page.root.render(<Form name="Ann" city="" send={send} />));
  press();
  await focused().toBe('city');
  expect(page.container.textContent).toContain('City is required');
  page.root.render(<Form key="two" name="" city="" send={send} />);
  await expect.poll(() => page.container.querySelector('input')?.value).toBe('');
  press();
  await focused().toBe('name');
  expect(send).not.toHaveBeenCalled();
});

test('a valid form is sent once at a time, and a failure gets the focus', async () => {
  let fail: (() => void) | undefined;
  send.mockImplementation(() => new Promise((_, reject) => (fail = () => reject(new Error('lost')))));
  await act(async () => page.root.render(<Form name="Ann" city="Kearny" send={send} />));
  press();
  press();
  await expect.poll(() => fail).toBeDefined();
  expect(send).toHaveBeenCalledOnce();
  fail?.();
  await expect.poll(() => document.activeElement?.textContent).toContain('It did not arrive.');
});
