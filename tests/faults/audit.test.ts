import { describe, expect, test } from 'vitest';
import { faultsOf, type World } from '../support/audit.ts';

const sound: World = {
  mailboxes: [{ number: '10001', userId: 'ann' }],
  claims: [{ userId: 'ann', number: '10001' }],
  profiles: ['ann'],
  published: ['10001'],
  announced: ['10001'],
  counted: 1,
};

describe('the audit after a storm', () => {
  test('finds no problem in consistent data', () => {
    expect(faultsOf(sound, ['ann'])).toEqual([]);
  });

  test.each<[string, Partial<World>, string]>([
    [
      'an owner with two numbers',
      { mailboxes: [...sound.mailboxes, { number: '10002', userId: 'ann' }] },
      'ann has two numbers',
    ],
    [
      'a number with two owners',
      { claims: [...sound.claims, { userId: 'ben', number: '10001' }] },
      '10001 has two owners',
    ],
    ['an event published twice', { published: ['10001', '10001'] }, '10001 was published twice'],
    ['an event that is missing', { published: [] }, '10001 came without an event'],
    ['a profile that is missing', { profiles: [] }, '10001 came without a profile'],
    [
      'a claim on another number',
      { claims: [{ userId: 'ann', number: '10009' }] },
      "10001 and its owner's claim differ",
    ],
    ['somebody left without', { mailboxes: [], claims: [], published: [] }, 'ann has no number'],
  ])('sees %s', (_, fault, complaint) => {
    expect(faultsOf({ ...sound, ...fault }, ['ann'])).toContain(complaint);
  });
});
