import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act as within } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { ApiError, UNREACHABLE } from '#web/api/api-error.ts';
import { freshRoot } from '../../testing/fresh-root.ts';
import { PlainInput } from '../plain-field.tsx';
import { ActButton, ActFailure, ActForm } from './act-form.tsx';
import { useAct } from './use-act.ts';

const page = freshRoot();

interface Sent {
  readonly key: string;
  readonly note: string;
  readonly shelf: string;
}
const send = vi.fn(async (_: Sent): Promise<string> => 'kept');
const done = vi.fn();

const schema = formSchema<{ note: string; shelf: string }>(({ note }) =>
  note.trim() ? {} : { note: 'Write a note' },
);

const Form = ({ shelf = 'A1', perText = false }: { readonly shelf?: string; readonly perText?: boolean }) => {
  const change = useMutation({ mutationFn: send });
  const act = useAct(change, {
    begin: { note: '', shelf },
    follows: true,
    schema,
    perText,
    input: (ready, key) => ({ key, ...ready }),
    done,
    refused: (thrown, form) => {
      if (thrown instanceof ApiError && thrown.code === 'SHELF_FULL')
        form.setError('shelf', { message: thrown.message });
    },
  });
  return (
    <ActForm act={act} className="grid gap-3">
      <PlainInput label="Note" {...act.field('note')} />
      <PlainInput label="Shelf" {...act.field('shelf')} />
      <ActFailure act={act} title="Not saved" />
      <ActButton act={act}>
        Save on {act.values.shelf}, now {shelf}
      </ActButton>
    </ActForm>
  );
};

const client = new QueryClient();
const show = (props: Parameters<typeof Form>[0] = {}) =>
  page.root.render(
    <QueryClientProvider client={client}>
      <Form {...props} />
    </QueryClientProvider>,
  );
const fieldOf = (name: string) => page.container.querySelector<HTMLInputElement>(`input[name=${name}]`);
const type = (name: string, text: string): void => {
  const input = fieldOf(name);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
};
const button = () => page.container.querySelector('button');
/** Presses, and waits until there is an answer. */
const press = async (): Promise<void> => {
  const before = send.mock.settledResults.length;
  button()?.click();
  await expect.poll(() => send.mock.settledResults.length).toBe(before + 1);
  await expect.poll(() => button()?.disabled).toBe(false);
};
const keys = () => send.mock.calls.map(([{ key }]) => key);
const refusal = (code: string) =>
  new ApiError(409, { code, message: 'The shelf is full.', correlationId: '' });
const lost = new ApiError(UNREACHABLE, { code: 'UNREACHABLE', message: 'No answer.', correlationId: '' });

beforeEach(async () => {
  send.mockReset().mockResolvedValue('kept');
  done.mockReset();
  await within(async () => show());
  // Renders asynchronously as a browser does; within `act` everything would be rendered at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});

test('pressed twice, it is sent once, and the button is busy meanwhile', async () => {
  let answer: ((reply: string) => void) | undefined;
  send.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  type('note', 'fragile');
  button()?.click();
  button()?.click();
  await expect.poll(() => answer).toBeDefined();
  await expect.poll(() => button()?.disabled).toBe(true);
  answer?.('kept');
  await expect.poll(() => button()?.disabled).toBe(false);
  expect(send).toHaveBeenCalledOnce();
});

test('what is missing is named at its field, which gets the focus, and nothing is sent', async () => {
  button()?.click();
  await expect.poll(() => document.activeElement).toBe(fieldOf('note'));
  expect(page.container.textContent).toContain('Write a note');
  type('note', 'f');
  await expect.poll(() => page.container.textContent).not.toContain('Write a note');
  expect(send).not.toHaveBeenCalled();
});

test('after a lost answer nothing typed is lost, and it is sent again under the same key', async () => {
  send.mockRejectedValueOnce(lost);
  type('note', 'fragile');
  await press();
  await expect.poll(() => document.activeElement?.textContent).toContain('No answer.');
  expect(fieldOf('note')?.value).toBe('fragile');
  await press();
  expect(keys()[1]).toBe(keys()[0]);
});

test('a failure of the server may have done it, so the key stays', async () => {
  send.mockRejectedValueOnce(new ApiError(503, { code: 'X', message: 'Try again.', correlationId: '' }));
  type('note', 'fragile');
  await press();
  await press();
  expect(keys()[1]).toBe(keys()[0]);
});

test('a refusal is announced, gives the next try a key of its own, and nothing typed is lost', async () => {
  send.mockRejectedValueOnce(refusal('CLOSED'));
  type('note', 'fragile');
  await press();
  await expect.poll(() => document.activeElement?.textContent).toContain('Not saved');
  expect(fieldOf('note')?.value).toBe('fragile');
  await press();
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('a refusal that is about a field is shown there, and moves the focus to it', async () => {
  send.mockRejectedValueOnce(refusal('SHELF_FULL'));
  type('note', 'fragile');
  await press();
  await expect.poll(() => document.activeElement).toBe(fieldOf('shelf'));
  expect(document.getElementById(`${fieldOf('shelf')?.id}-error`)?.textContent).toBe('The shelf is full.');
});

test('success clears what was typed, and the next one has a key of its own', async () => {
  type('note', 'fragile');
  await press();
  await expect.poll(() => fieldOf('note')?.value).toBe('');
  expect(done).toHaveBeenCalledWith('kept', { note: 'fragile', shelf: 'A1' });
  type('note', 'heavy');
  await press();
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('where another text is another act, it has another key even after a lost answer', async () => {
  show({ perText: true });
  send.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  type('note', 'fragile');
  await press();
  await press();
  type('note', 'heavy');
  await press();
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
});

test('a field follows what others change until somebody types in it', async () => {
  type('note', 'fragile');
  show({ shelf: 'B2' });
  await expect.poll(() => fieldOf('shelf')?.value).toBe('B2');
  await expect.poll(() => button()?.textContent).toBe('Save on B2, now B2');
  expect(fieldOf('note')?.value).toBe('fragile');
  type('shelf', 'C3');
  show({ shelf: 'D4' });
  await expect.poll(() => button()?.textContent).toBe('Save on C3, now D4');
  await press();
  await expect.poll(() => fieldOf('shelf')?.value).toBe('D4');
});
