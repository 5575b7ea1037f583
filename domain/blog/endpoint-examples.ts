import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import { calendarPost } from './calendar/calendar-post.ts';
import { examples as ofCategories } from './categories/endpoint-examples.ts';
import { examples as ofComments } from './comments/endpoint-examples.ts';
import type { DeskPost } from './desk/desk-post.ts';
import type { blogEndpoints } from './endpoints.ts';
import { examples as ofFeeds } from './feed/endpoint-examples.ts';
import { newJob, nextState } from './made/made-job.ts';
import { queueCard } from './queue/queue.ts';
import { sampleFigures, sampleSpeed } from './testing/sample-figures.ts';
import { sampleFound, sampleIdea, sampleMissed, sampleSaved, sampleText } from './testing/sample-post.ts';
import { versionOf } from './text/version.ts';

const { id, title } = sampleIdea;
const params = { id };
const brief = {
  intent: 'Until which day can I bring a barrel so that it is there for Christmas?',
  outline: 'One table for all destinations, then what can go wrong.',
  sources: 'Our own schedule.',
};
const plan = { title, brief, phrase: 'ship barrel christmas', plannedFor: '2026-12-01' };
const planned: DeskPost = { ...sampleIdea, ...plan, version: 2, changedAt: '2026-11-04T14:10:00.000Z' };
const asked = newJob({ id, kind: 'rates' }, { by: sampleIdea.addedBy, at: sampleIdea.addedAt });
const failed = nextState(
  asked,
  { state: 'FAILED', failure: 'No rate card is in force today.' },
  planned.changedAt,
);
const keyword = { phrase: plan.phrase, intent: 'ship', service: 'barrels' } as const;
const targeting = { id, title, status: 'IDEA', phrase: plan.phrase } as const;
const version = versionOf(sampleSaved, 'review', '2026-11-05T15:00:00.000Z');
const { text: _, ...entry } = version;
const { window, revision } = sampleSaved;

/** One post from its idea to its review. */
export const examples: EndpointExamples<typeof blogEndpoints> = {
  ...ofCategories,
  ...ofComments,
  ...ofFeeds,
  add: { body: { id, title }, reply: sampleIdea },
  list: { query: { status: 'IDEA', limit: 25 }, reply: { items: [sampleIdea] } },
  calendar: {
    query: { month: '2026-12', limit: 100 },
    reply: { items: [calendarPost(planned)].filter((post) => post !== undefined) },
  },
  queue: {
    reply: { stages: [{ status: 'IDEA', cards: [queueCard(sampleIdea)], more: false }], made: [failed] },
  },
  make: { body: { id, kind: 'rates' }, reply: asked },
  retry: { params, reply: nextState(failed, { state: 'QUEUED' }, planned.changedAt) },
  keywords: { reply: { keywords: [{ ...keyword, posts: [targeting] }], others: [], isCut: false } },
  changeKeywords: { body: { set: [keyword], remove: ['barrel boat'] }, reply: { count: 1 } },
  show: { params, reply: sampleIdea },
  plan: { params, body: { version: 1, plan }, reply: planned },
  move: { params, body: { version: 2, status: 'BRIEF' }, reply: { ...planned, status: 'BRIEF', version: 3 } },
  text: { params, reply: sampleSaved },
  saveText: { params, body: { revision: 1, window, text: sampleText }, reply: sampleSaved },
  preview: { params, body: { text: sampleText }, reply: { html: '<!doctype html><html lang="en">…</html>' } },
  versions: { params, query: { limit: 25 }, reply: { items: [entry] } },
  version: { params: { id, version: version.id }, reply: version },
  findings: {
    reply: {
      checkedAt: '2026-11-30T15:00:00.000Z',
      left: 0,
      kinds: [
        { kind: 'PRICE', posts: 1 },
        { kind: 'STALE', posts: 0 },
      ],
    },
  },
  found: { query: { kind: 'PRICE', limit: 25 }, reply: { items: [sampleFound] } },
  restore: { params: { id, version: version.id }, body: { revision, window }, reply: sampleSaved },
  figures: {
    query: { month: '2026-11' },
    reply: {
      total: sampleFigures,
      posts: [{ id, title, slug: 'last-days-to-ship-for-christmas', figures: sampleFigures }],
      more: false,
    },
  },
  postFigures: {
    params,
    reply: { months: [{ month: '2026-11', figures: sampleFigures }], speed: sampleSpeed },
  },
  vitals: {
    reply: {
      posts: [{ id, title, slug: 'last-days-to-ship-for-christmas', speed: sampleSpeed, isFinding: true }],
      more: false,
    },
  },
  missed: {
    reply: {
      missed: [sampleMissed],
      more: false,
      decided: [],
      places: [{ path: '/blog/last-days-to-ship-for-christmas', title }],
    },
  },
  decideMissed: {
    body: { path: sampleMissed.path, act: 'REDIRECTED', to: '/rates' },
    reply: {
      decisions: [
        { path: sampleMissed.path, to: '/rates', by: sampleIdea.addedBy, at: '2026-11-30T15:00:00.000Z' },
      ],
    },
  },
};
