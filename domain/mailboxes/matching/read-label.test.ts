import { describe, expect, test } from 'vitest';
import { readLabel } from './read-label.ts';

describe('the number on a label', () => {
  test.each([
    ['10234'],
    [' 10 234 '],
    ['#10234'],
    ['# 10234'],
    ['Mailbox 10234'],
    ['MAIL BOX: 10234'],
    ['PMB 10234'],
    ['MB10234'],
    ['mbx-10234'],
    ['Suite 10234'],
    ['100 Sample Dock Road, Mailbox 10234, Kearny NJ 07032'],
    ['100 SAMPLE DOCK RD PMB10234'],
  ])('is read in %j', (mailbox) =>
    expect(readLabel({ mailbox })).toMatchObject({ number: '10234', numbers: ['10234'] }),
  );

  test.each([
    ['1O234', '10234'],
    ['Mailbox IO234', '10234'],
    ['MB1023S', '10235'],
    ['#l0B34', '10834'],
  ])('with letters in it, %j, is only like %s', (mailbox, like) => {
    expect(readLabel({ mailbox })).not.toHaveProperty('number');
    expect(readLabel({ mailbox }).numbers).toEqual([like]);
  });

  test('is none of two that could be it', () => {
    expect(readLabel({ mailbox: '100 Sample Dock Road 10234, Kearny NJ 07032' })).toEqual({
      numbers: ['10234', '07032'],
      words: [],
    });
    expect(readLabel({ mailbox: 'Mailbox 10234 PMB 10243' })).not.toHaveProperty('number');
  });

  test('may stand beside the name, and is no part of it', () =>
    expect(readLabel({ name: 'Ann Persaud MB10234' })).toMatchObject({
      number: '10234',
      words: ['ann', 'persaud'],
    }));

  test.each(['', 'Kearny', '12', '100 Sample Dock Road', 'oil'])('is not read in %j', (mailbox) =>
    expect(readLabel({ mailbox }).numbers).toEqual([]),
  );
});

describe('the name on a label', () => {
  test.each([
    ['Mrs. Ann  Persaud', ['ann', 'persaud']],
    ['PERSAUD, ÁNN', ['persaud', 'ann']],
    ["D'Aguiar", ['daguiar']],
    ['Per5aud 0mar', ['persaud', 'omar']],
    ['Dr', ['dr']],
  ])('%j has the words %j', (name, words) => expect(readLabel({ name }).words).toEqual(words));
});

describe('the phone on a label', () => {
  test.each(['+592 600-0142', '011 592 600 0142', '5926000142', '00592 6000142'])(
    '%j is the same from its end',
    (phone) => expect(readLabel({ phone }).phoneEnd).toBe('<2410006295'),
  );
  test('is none with six digits', () =>
    expect(readLabel({ phone: '000142' })).not.toHaveProperty('phoneEnd'));
});
