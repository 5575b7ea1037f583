import { describe, expect, it } from 'vitest';
import { chargeRules } from '../../carriage/customs/charge-rules.ts';
import { sampleCounters } from '../../settings/counters/sample-counters.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { track } from '../tracking/track.ts';
import type { CollectPage } from './collect-page.ts';
import { collectSentences } from './collect-sentences.ts';
import { codeWords, collectorWords, collectWords, mayShowCode } from './collect-words.ts';

const where = track({
  shipment: sampleShipment,
  events: [],
  flight: undefined,
  firstFlight: undefined,
  others: [],
  dock: 'Kearny',
  phone: '(201) 555-0142',
  now: new Date(sampleShipment.changedAt),
});

const page = (change: Partial<CollectPage> = {}): CollectPage => ({
  number: sampleShipment.number,
  from: 'Sample Sender',
  receiver: 'Sample Receiver',
  where,
  next: { after: [], ours: [], comes: [] },
  goods: ['Used clothes'],
  taxNumber: { name: 'TIN', words: 'Taxpayer Identification Number', isAsked: true },
  customs: {
    charged: [],
    estimate: [],
    sources: [],
    rules: [],
    unknown: [],
    authority: { name: 'Guyana Revenue Authority', site: 'gra.gov.gy' },
    senderPays: false,
  },
  storage: { freeDays: 7, perPieceWeek: 250, pieces: [] },
  ready: [1],
  isHeld: false,
  code: { state: 'NONE', version: 0, left: 0 },
  collector: { version: 0 },
  mayName: true,
  words: { where: [], bring: [], duty: [], storage: [] },
  ...change,
});

/** As the server shows it: the page draws it with its map and numbers. */
const counter: NonNullable<CollectPage['counter']> = {
  place: 'Sample counter, 18 Sample Wharf Street, Georgetown',
  map: 'https://maps.example.test',
  hours: 'Monday 9:00 AM to 5:00 PM',
  openNow: 'Open now, until 5:00 PM.',
  phone: { text: '+592 600 0142', link: 'tel:+5926000142' },
};

const {
  where: whereWords,
  bring: bringWords,
  duty: dutyWords,
  storage: storageWords,
} = {
  where: (one: CollectPage) => collectSentences(one).where,
  bring: (one: CollectPage) => collectSentences(one).bring,
  duty: (one: CollectPage) => collectSentences(one).duty,
  storage: (one: CollectPage) => collectSentences(one).storage,
};

describe('what a receiver reads', () => {
  it('sends nobody to a counter that we do not have', () => {
    expect(whereWords(page()).join(' ')).toContain('Call us for the address');
    expect(whereWords(page({ counter }))).toEqual([]);
    expect(whereWords(page({ doorTown: 'Linden' })).join(' ')).toContain('brought to the door in Linden');
  });

  it('says where it is collected to somebody who lives elsewhere, and promises them no delivery', () => {
    const from = (town: string) => collectSentences({ ...page(), town }).where.join(' ');
    expect(from('Linden')).toBe(
      'It is not brought to Linden: you collect it in Georgetown. Call us for the address before you go.',
    );
    expect(from('georgetown')).toBe('You collect it in Georgetown. Call us for the address before you go.');
    expect(collectSentences({ ...page({ counter }), town: 'Linden' }).where[0]).toContain(
      'not brought to Linden',
    );
    expect(
      collectSentences({ ...page({ doorTown: 'Linden' }), town: 'Linden' }).where.join(' '),
    ).not.toContain('not brought');
  });

  it('has the deadline of the receiver, which is the end of the free days, and never that of the sender', () => {
    const deadline = (change: Partial<CollectPage>) => collectSentences(page(change)).deadline?.join(' ');
    const waiting = {
      readyAt: '2026-12-02T02:00:00.000Z',
      days: 1,
      freeUntil: '2026-12-08',
      weeks: 0,
      fee: 0,
      more: { after: '2026-12-08', at: '2026-12-09T04:00:00.000Z', fee: 250 },
    };
    const storage = { freeDays: 7, perPieceWeek: 250, pieces: [{ ...waiting, n: 1 }] };
    expect(deadline({ storage })).toBe(
      'Ready since Tuesday, December 1. Collect it by Tuesday, December 8. Until then storage is free.',
    );
    // Where we know when the counter closes, that is the deadline.
    const collectAt = sampleCounters.GY;
    const open = collectSentences({ ...page({ storage }), collectAt });
    expect([open.deadline?.[1], open.storage[1]]).toEqual([
      'Collect it by Tue, Dec 8, 4:30 PM. Until then storage is free.',
      'Piece 1: free until Tue, Dec 8, 4:30 PM.',
    ]);
    const late = { ...storage, pieces: [{ ...waiting, n: 1, weeks: 1, fee: 250 }] };
    expect(deadline({ storage: late })).toContain('The free days ended Tuesday, December 8.');
    expect(deadline({ ready: [] })).toBe(
      'Nothing for you to collect yet. Have your TIN ready: customs asks for it.',
    );
    expect(collectSentences(page({ where: { ...where, isDone: true } })).deadline).toEqual([]);
  });

  it('asks for the tax number where customs do, and for money only that is owed', () => {
    const asked = bringWords(page());
    expect(asked).toContain(
      'Sample Receiver’s TIN (Taxpayer Identification Number). Customs asks for it, also when someone else comes.',
    );
    expect(asked.join(' ')).not.toContain('$');
    const piece = {
      n: 1,
      readyAt: '2026-12-02T02:00:00.000Z',
      days: 9,
      freeUntil: '2026-12-08',
      weeks: 1,
      fee: 250,
      more: { after: '2026-12-15', at: '2026-12-16T04:00:00.000Z', fee: 500 },
    };
    const owing = bringWords(
      page({ freightDue: 35_000, storage: { freeDays: 7, perPieceWeek: 250, pieces: [piece] } }),
    ).join(' ');
    expect(owing).toContain('US$350.00 for the freight');
    expect(owing).toContain('US$2.50 for storage');
  });

  it('gives an estimate with its source, and says so honestly where there is none', () => {
    const open = dutyWords(page()).join(' ');
    expect(open).toContain('We do not know what customs charges');
    expect(open).toContain('Ask them (gra.gov.gy)');
    expect(open).not.toContain('$');
    const customs = {
      ...page().customs,
      estimate: [{ kind: 'Clothing', amount: 22_000 }],
      sources: ['Sample Gazette (May 2025)'],
    };
    const estimated = dutyWords(page({ customs })).join(' ');
    expect(estimated).toContain('an estimate, not a bill');
    expect(estimated).toContain('Clothing: about US$220.00.');
    expect(estimated).toContain('Sample Gazette (May 2025)');
    expect(estimated).not.toContain('other goods');
    expect(dutyWords(page({ customs: { ...customs, estimateIsPart: true } })).join(' ')).toContain(
      'For the other goods we do not know',
    );
    expect(estimated).toContain('Source: Sample Gazette (May 2025). We last checked on November 21, 2026.');
    const rules = chargeRules({ to: 'JM', value: 5_000 });
    const byRule = dutyWords(page({ customs: { ...page().customs, rules: [...rules] } })).join(' ');
    expect(byRule).toContain('free of charges. Source: Jamaica Customs Agency, jacustoms.gov.jm');
    expect(byRule).toContain('What that comes to for this shipment, we do not know.');
    const charged = {
      ...customs,
      charged: [{ text: 'Duty', amount: 1_200 }],
      at: '2026-12-01T16:00:00.000Z',
    };
    expect(dutyWords(page({ customs: charged })).join(' ')).toMatch(
      /^Customs charged US\$12\.00\. Entered Tue, Dec 1/,
    );
    // Whoever comes to the counter knows whether there is anything left to pay.
    const paid = (paidBy: string) => dutyWords(page({ customs: { ...charged, paidBy } })).at(-1);
    expect(paid('RECEIVER')).toBe('You have paid it.');
    expect(paid('SENDER')).toBe('The sender has paid it.');
    expect(paid('AGENT')).toContain('Ask the counter what you pay back.');
  });

  it('says how long it waits free and what it costs then', () => {
    expect(storageWords(page()).join(' ')).toContain('free for 7 days');
    expect(storageWords(page()).join(' ')).toContain('costs US$2.50 per week');
    const waiting = {
      readyAt: '2026-12-02T02:00:00.000Z',
      days: 1,
      freeUntil: '2026-12-08',
      weeks: 0,
      fee: 0,
      more: { after: '2026-12-08', at: '2026-12-09T04:00:00.000Z', fee: 250 },
    };
    const pieces = [1, 2, 3].map((n) => ({ ...waiting, n }));
    expect(storageWords(page({ storage: { freeDays: 7, perPieceWeek: 250, pieces } }))[1]).toBe(
      'Pieces 1 to 3, each: free until Tuesday, December 8.',
    );
  });

  it('is promised the code once the freight is paid, where nothing else keeps it back', () => {
    const next: CollectPage['next'] = {
      todo: { act: 'COLLECT', title: 'Collect it soon', lines: [] },
      after: [],
      ours: [],
      comes: [],
    };
    expect(codeWords(page({ isHeld: true, freightDue: 35_000, next }))).toBe(
      'You get the code here once the freight is paid at the counter.',
    );
    expect(codeWords(page({ isHeld: true, freightDue: 35_000 }))).toContain('Call before you go.');
  });

  it('says before it is ready that the sender has a code, and never takes one side’s for the other’s', () => {
    const other = { state: 'NONE', version: 1, left: 0, otherHas: true } as const;
    const from = 'Sample Sender';
    expect(codeWords(page({ ready: [], code: other, from }))).toBe(
      'Sample Sender has a code already, which works once your shipment is ready to collect. Then you can also get one of your own here.',
    );
    expect(codeWords(page({ code: other, from }))).toMatch(
      /Sample Sender has a code, too\. Either one works\.$/,
    );
  });

  it('offers a code only when something waits, is not held, and the code is not locked', () => {
    expect(mayShowCode(page())).toBe(true);
    const others: Partial<CollectPage>[] = [
      { ready: [] },
      { isHeld: true },
      { code: { state: 'LOCKED', version: 6, left: 0 } },
    ];
    for (const change of others) {
      expect(mayShowCode(page(change))).toBe(false);
      expect(codeWords(page(change))).not.toBe(codeWords(page()));
    }
    expect(codeWords(page({ code: { state: 'LOCKED', version: 6, left: 0 } }))).toContain(
      'Ask the sender or us',
    );
  });

  it('names who else collects, with an ID of their own', () => {
    expect(collectorWords(page())).toBeUndefined();
    const named = page({ collector: { version: 1, name: 'Sample Neighbor' } });
    expect(collectorWords(named)).toBe(
      'Sample Neighbor may collect it. Whoever comes brings their own photo ID, the six-digit code and the receiver’s TIN.',
    );
    expect(bringWords(named)[0]).toContain('Sample Receiver or Sample Neighbor');
  });

  it('has no word twice under two names', () => {
    const words = Object.values(collectWords);
    expect(new Set(words).size).toBe(words.length);
  });
});
