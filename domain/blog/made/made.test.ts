import { describe, expect, test } from 'vitest';
import { defaultSchedule } from '../../departures/schedule/default-schedule.ts';
import { Plan } from '../desk/desk-post.ts';
import { PostText } from '../text/post-text.ts';
import { wordCount } from '../text/version.ts';
import type { MadeDraft, OwnData } from './made-draft.ts';
import { dueAt, type madeKinds, newJob, nextState, retried } from './made-job.ts';
import { makeDraft } from './make-draft.ts';

const data: OwnData = {
  schedule: defaultSchedule,
  rateCards: [
    { version: 3, effectiveFrom: '2026-11-01' },
    { version: 4, effectiveFrom: '2027-01-01' },
  ],
  today: '2026-12-01',
};
const made = (kind: keyof typeof madeKinds, other: Partial<OwnData> = {}): MadeDraft => {
  const draft = makeDraft(kind, { ...data, ...other });
  if (!draft.ok) throw new Error(draft.refusal.message);
  return draft.value;
};
const problem = (kind: keyof typeof madeKinds, other: Partial<OwnData>): string | undefined => {
  const draft = makeDraft(kind, { ...data, ...other });
  return draft.ok ? undefined : draft.refusal.message;
};

describe.each(['rates', 'christmas'] as const)('a made draft about %s', (kind) => {
  const draft = made(kind);

  test('is as the desk would take it, with words to review, and the same data makes the same one', () => {
    const { plan, text } = draft;
    expect(PostText.safeParse(text).error?.issues).toBeUndefined();
    expect(Plan.safeParse({ ...plan, title: text.title }).error?.issues).toBeUndefined();
    expect(wordCount(text.body)).toBeGreaterThan(50);
    expect(made(kind)).toEqual(draft);
  });

  test('has no price and no time typed by hand, so that nothing in it becomes wrong', () => {
    expect(JSON.stringify(draft.text).match(/\$\d|\d ?(?:AM|PM|lb)\b|Dec \d/g)).toBeNull();
  });

  test('says in its brief what it was made from', () => {
    expect(draft.plan.brief.sources).toMatch(kind === 'rates' ? /rate card 3,/ : /Guyana: Tue, Dec 15, 2:00/);
  });
});

describe('no draft', () => {
  test('is made where no rate card is in force', () => {
    expect(problem('rates', { rateCards: [] })).toMatch(/^No rate card is in force/);
  });

  test('is made when no flight arrives before Christmas any more, and lanes that are late are left out before', () => {
    expect(problem('christmas', { today: '2026-12-23' })).toMatch(/^No flight is left/);
    const early = made('christmas', { today: '2026-11-01' }).text.description;
    expect(early).toContain('Barbados');
    expect(made('christmas', { today: '2026-12-15' }).text.description.length).toBeLessThanOrEqual(
      early.length,
    );
  });
});

describe('a draft that is asked for', () => {
  const at = '2026-12-01T15:00:00.000Z';
  const id = '019a1d3c-0000-7000-8000-000000000041';
  const job = newJob({ id, kind: 'rates' }, { by: 'ann', at });

  test('waits for the next run, is left to a run that has begun, and is taken up again when that died', () => {
    expect(dueAt(job)).toBe(at);
    expect(dueAt(nextState(job, { state: 'RUNNING' }, at))).toBe('2026-12-01T15:02:00.000Z');
    expect(dueAt(nextState(job, { state: 'NEEDS_REVIEW', title: 'Rates' }, at))).toBeUndefined();
  });

  test('that failed says why until it is tried again; one that is there is not made twice', () => {
    const failed = nextState(job, { state: 'FAILED', failure: 'No flight.' }, at);
    expect(failed).toMatchObject({ version: 2, failure: 'No flight.' });
    const again = retried(failed, at);
    expect(again).toMatchObject({ ok: true, value: { state: 'QUEUED', version: 3 } });
    expect(again).not.toHaveProperty('value.failure');
    expect(retried(job, at)).toEqual({ ok: true, value: job });
    const there = nextState(job, { state: 'NEEDS_REVIEW', title: 'Rates' }, at);
    expect(retried(there, at)).toMatchObject({ ok: false, refusal: { code: 'DRAFT_IS_THERE' } });
  });
});
