import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import { calendarPost } from './calendar/calendar-post.ts';
import type { DeskPost } from './desk/desk-post.ts';
import type { blogEndpoints } from './endpoints.ts';
import { newJob, nextState } from './made/made-job.ts';
import { queueCard } from './queue/queue.ts';
import { sampleIdea, sampleSaved, sampleText } from './testing/sample-post.ts';
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
  versions: { params, query: { limit: 25 }, reply: { items: [entry] } },
  version: { params: { id, version: version.id }, reply: version },
  restore: { params: { id, version: version.id }, body: { revision, window }, reply: sampleSaved },
};
