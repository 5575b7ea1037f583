import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { type Keyword, keywordsWithPosts, type TargetingPost } from '#domain/blog/keywords/keyword.ts';
import { api } from '#web/api/client.ts';
import { saveFile } from '#web/desk-list/export/save-file.ts';
import { choose, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { KeywordsPage } from './keywords-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/desk-list/export/save-file.ts', () => ({ saveFile: vi.fn() }));
const { mayManage } = vi.hoisted(() => ({ mayManage: vi.fn(() => true) }));
vi.mock('#web/session/use-session.ts', () => ({ useMay: () => () => mayManage() }));

const calling = vi.mocked(api as (endpoint: unknown, input: { readonly body?: unknown }) => Promise<unknown>);
const barrel: Keyword = { phrase: 'ship a barrel', intent: 'ship', destination: 'GY', service: 'barrels' };
const post = (id: string, phrase: string): TargetingPost => ({
  id,
  title: `Post ${id}`,
  status: 'DRAFT',
  phrase,
});

const answer = (posts: readonly TargetingPost[] = []): void => {
  const shown = keywordsWithPosts([barrel, { phrase: 'perfume' }], posts);
  calling.mockReset();
  calling.mockImplementation(async (endpoint) =>
    endpoint === blogEndpoints.keywords ? { ...shown, isCut: false } : { count: 2 },
  );
};
const sent = () =>
  calling.mock.calls.flatMap(([one, { body }]) => (one === blogEndpoints.changeKeywords ? [body] : []));

let screen: HTMLElement;
const open = async () => {
  screen = await openScreen(<KeywordsPage area="/staff" />, '/staff/blog/keywords');
  await settle();
};
const dialog = () => screen.querySelector('dialog[open]');
const submit = async () => {
  await act(async () => dialog()?.querySelector('form')?.requestSubmit());
  await settle();
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  mayManage.mockReturnValue(true);
  answer();
});
afterEach(() => closeScreen());

test('a phrase says what it is about and which post is for it, and the limit is said', async () => {
  answer([post('1', 'Ship a barrel'), post('2', 'batteries')]);
  await open();
  expect(screen.textContent).toContain('2 of at most 500 phrases');
  const row = [...screen.querySelectorAll('tr')].find(({ textContent }) =>
    textContent?.startsWith('ship a barrel'),
  );
  expect(row?.textContent).toContain('Wants to shipGuyanaBarrelsPost 1 (draft)');
  expect(screen.textContent).not.toContain('Two posts on one phrase');
  expect(screen.textContent).toContain('Phrases of posts that are not in this list');
});

test('two posts on one phrase are named, each with its link', async () => {
  answer([post('1', 'ship a barrel'), post('2', 'Ship a barrel')]);
  await open();
  expect(screen.textContent).toContain('Two posts on one phrase');
  for (const id of ['1', '2']) expect(screen.querySelector(`a[href="/staff/blog/${id}"]`)).not.toBeNull();
});

test('says which destination and service has no phrase, or no post', async () => {
  await open();
  const row = [...screen.querySelectorAll('tr')].find(({ textContent }) => textContent?.startsWith('Guyana'));
  expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'No phrase',
    'No post for “ship a barrel”',
    'No phrase',
    'No phrase',
    'No phrase',
  ]);
});

test('a phrase is added, and one that gets other words replaces the old one', async () => {
  await open();
  await press('Add a phrase');
  await submit();
  expect(sent()).toEqual([]);
  await type(dialog()?.querySelector('input'), 'batteries');
  await choose(dialog()?.querySelector('select[name=destination]'), 'JM');
  await submit();
  await press('Change: perfume');
  await type(dialog()?.querySelector('input'), 'perfume by air');
  await submit();
  expect(sent()).toEqual([
    { set: [{ phrase: 'batteries', destination: 'JM' }], remove: [] },
    { set: [{ phrase: 'perfume by air' }], remove: ['perfume'] },
  ]);
});

const chooseFile = async (content: string): Promise<void> => {
  const input = dialog()?.querySelector<HTMLInputElement>('input[type=file]');
  Object.defineProperty(input, 'files', { value: [new File([content], 'phrases.csv')] });
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
  await settle();
  await settle();
};

test('a file says what is in it before it is taken over, and goes out as it is', async () => {
  await open();
  await press('Import CSV');
  await chooseFile('Phrase,Service\nperfume,\nbatteries,Boxes\nair,Rockets\n');
  expect(dialog()?.textContent).toContain('1 phrase new, 1 phrase replaced.');
  expect(dialog()?.textContent).toContain('Line 4: There is no service of this name.');
  await press('Take over 2 phrases');
  await settle();
  expect(sent()).toEqual([
    { set: [{ phrase: 'perfume' }, { phrase: 'batteries', service: 'boxes' }], remove: [] },
  ]);
  await press('Export CSV');
  expect(vi.mocked(saveFile).mock.lastCall?.[0]).toContain('ship a barrel,Wants to ship,Guyana,Barrels,\r\n');
});

test('of a file with more phrases than are kept nothing is taken', async () => {
  await open();
  await press('Import CSV');
  await chooseFile(`Phrase\n${Array.from({ length: 5000 }, (_, at) => `phrase ${at}`).join('\n')}`);
  expect(dialog()?.textContent).toContain('There would be 5002, and at most 500 are kept.');
  expect(dialog()?.textContent).not.toContain('Take over');
  expect(sent()).toEqual([]);
});

test('whoever may only look changes nothing', async () => {
  mayManage.mockReturnValue(false);
  await open();
  expect([...screen.querySelectorAll('button')].filter((one) => one.closest('dialog') === null)).toHaveLength(
    1,
  );
});
