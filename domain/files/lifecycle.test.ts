import { expect, test } from 'vitest';
import { SubjectText, subjectFrom, subjectText } from './file.ts';
import { arrivesUntil, fileMoves, mayFollow, type StoredState, stateAt } from './lifecycle.ts';
import { filePurposes, rulesOf } from './purposes.ts';

const states = Object.keys(fileMoves) as StoredState[];

test('a file is looked through before it is released or refused, and then nothing changes any more', () => {
  for (const from of states.filter((state) => state !== 'CHECKING')) {
    expect(mayFollow(from, 'RELEASED')).toBe(false);
    expect(mayFollow(from, 'REFUSED')).toBe(false);
  }
  for (const to of states) {
    expect(mayFollow('RELEASED', to)).toBe(false);
    expect(mayFollow('REFUSED', to)).toBe(false);
  }
});

test('a file that does not arrive within an hour has expired, and one that has arrived never does', () => {
  const askedAt = '2026-11-24T15:04:00.000Z';
  expect(arrivesUntil(askedAt)).toEqual(new Date('2026-11-24T16:04:00.000Z'));
  expect(stateAt({ state: 'ASKED', askedAt }, new Date('2026-11-24T16:03:59.999Z'))).toBe('ASKED');
  expect(stateAt({ state: 'ASKED', askedAt }, new Date('2026-11-24T16:04:00.000Z'))).toBe('EXPIRED');
  for (const state of ['CHECKING', 'RELEASED', 'REFUSED'] as const)
    expect(stateAt({ state, askedAt }, new Date('2027-11-24T16:04:00.000Z'))).toBe(state);
});

test('papers, photos and IDs are kept in folders of their own, each as long as its class', () => {
  expect(rulesOf('COMMERCIAL_INVOICE').folder).toBe('papers');
  expect(rulesOf('GOODS_PHOTO').folder).toBe('photos');
  expect(rulesOf('ID_DOCUMENT')).toMatchObject({ folder: 'identity', sensitive: true, subject: 'person' });
  expect(filePurposes.filter((purpose) => rulesOf(purpose).sensitive)).toEqual([
    'HANDOVER_SIGNATURE',
    'HANDOVER_PHOTO',
    'DRIVER_LICENSE',
    'ID_DOCUMENT',
  ]);
});

test('a subject is read back from its text, and nothing else is', () => {
  for (const subject of [
    { kind: 'shipment', id: '7K3M9-Q2X4T-C' },
    { kind: 'person', id: '019a1d3c-0000-7000-8000-000000000001' },
  ] as const)
    expect(subjectFrom(subjectText(subject))).toEqual(subject);
  for (const text of [
    'shipment:',
    'person:a/b',
    'person:a:b',
    'invoice:1',
    'shipment:../x',
    'person:a\n',
    '',
  ]) {
    expect(subjectFrom(text)).toBeUndefined();
    expect(SubjectText.safeParse(text).success).toBe(false);
  }
});
