import { describe, expect, test } from 'vitest';
import type { TrackingEvent } from '../happenings.ts';
import type { HoldKind } from '../holds.ts';
import { afterStep, type TrackingCode } from '../lifecycle.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import type { Followed, FollowedFlight } from './followed.ts';
import { track } from './track.ts';

const friday: FollowedFlight = {
  id: 'GY-2026-11-27',
  day: '2026-11-27',
  usualDay: '2026-11-27',
  originAirport: 'JFK',
  destinationAirport: 'GEO',
  flightNumber: 'XX 100',
  cargoCutoff: '2026-11-24T19:00:00.000Z',
  eta: { from: '2026-11-30', to: '2026-12-02' },
  state: 'OPEN',
};

/** `DEP 27T23:40 1,2`: a code, the day and hour in November in UTC, and the pieces; all three without any. */
const happened = (...scans: readonly string[]): readonly TrackingEvent[] =>
  scans.map((scan, index) => {
    const [code = '', at = '', pieces = '1,2,3'] = scan.split(' ');
    return {
      id: `e${index}`,
      code: code as TrackingCode,
      pieces: pieces.split(',').map(Number),
      at: `2026-11-${at}:00.000Z`,
      recordedAt: `2026-11-${at}:00.000Z`,
      place: '12 Sample Street, ring twice',
      reason: 'Sample Receiver did not answer',
      flight: friday.id,
      by: 'someone',
    };
  });

const followed = (events: readonly TrackingEvent[], more: Partial<Followed> = {}): Followed => {
  const pieces = sampleShipment.pieces.map((piece) => {
    let now: { state: typeof piece.state; exception?: typeof piece.exception } = { state: 'DRAFT' };
    for (const { code } of events.filter((event) => event.pieces.includes(piece.n))) {
      // Before there was a code for the screening, the airline's was recorded.
      const next = afterStep(now, code === 'RCS' && now.state === 'RECEIVED' ? 'SCR' : code);
      if (next === undefined) throw new Error(`${code} cannot happen to ${now.state}`);
      now = next;
    }
    return { ...piece, ...now };
  });
  const least = pieces
    .map(({ state }) => state)
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))[0];
  return {
    shipment: { ...sampleShipment, pieces, state: least ?? 'DRAFT' },
    events,
    flight: friday,
    dock: 'Kearny',
    phone: '(201) 555-0142',
    now: new Date('2026-11-23T15:00:00Z'),
    ...more,
  };
};

const order = [
  'BOOKED',
  'PICKED_UP',
  'RECEIVED',
  'READY',
  'MANIFESTED',
  'DEPARTED',
  'ARRIVED',
  'CHECKED_IN_DEST',
  'CUSTOMS',
  'CLEARED',
  'READY_FOR_COLLECTION',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'CANCELLED',
];

const toTakeoff = ['BKD 20T15:00', 'FOH 23T14:00', 'SCR 25T16:00', 'MAN 26T15:00'];

describe('a shipment in words', () => {
  test('says what must happen before the cutoff, on New York clocks', () => {
    const { status, groups, arrival, isDone } = track(followed(happened('BKD 20T15:00')));
    expect(status).toBe('Booked for Friday, November 27');
    expect(groups[0]?.next).toBe(
      'It has to be at our Kearny facility before Tue, Nov 24, 2:00 PM (New Jersey time). It flies from New York on Friday, November 27.',
    );
    expect(arrival).toEqual({
      from: '2026-11-30',
      to: '2026-12-02',
      words: 'Monday, November 30 to Wednesday, December 2',
    });
    expect(isDone).toBe(false);
  });

  test('tells a receiver nothing of what the sender has to do, nor by when', () => {
    const next = (now: string, reader?: 'receiver') =>
      track(followed(happened('BKD 20T15:00'), { now: new Date(now), reader })).groups[0]?.next;
    expect(next('2026-11-23T15:00:00Z', 'receiver')).toBe(
      'It is not at our Kearny facility yet. It is booked for Friday, November 27.',
    );
    expect(next('2026-11-24T19:00:00Z', 'receiver')).toBe(
      'It did not reach our Kearny facility in time. It goes on the next flight that has space.',
    );
  });

  test('says that the airline has accepted what is on the list of its flight', () => {
    const texts = (...more: string[]) =>
      track(followed(happened(...toTakeoff, ...more))).groups[0]?.lines.map(({ text }) => text);
    expect(texts('RCS 27T18:00')?.[0]).toBe('Accepted by the airline');
    const [accepted] = track(followed(happened(...toTakeoff, 'RCS 27T18:00'))).groups[0]?.lines ?? [];
    expect(accepted?.place).toBe('New York');
    expect(texts('RCS 27T18:00')?.filter((text) => text === 'Screened, ready to fly')).toHaveLength(1);
  });

  test('reads a screening that was recorded with the code of the airline, as the first ones were', () => {
    const older = ['BKD 20T15:00', 'FOH 23T14:00', 'RCS 25T16:00', 'MAN 26T15:00', 'RCS 27T18:00'];
    const texts = track(followed(happened(...older))).groups[0]?.lines.map(({ text }) => text);
    expect(texts?.[0]).toBe('Accepted by the airline');
    expect(texts?.[2]).toBe('Screened, ready to fly');
  });

  test('promises nothing when the cutoff has passed', () => {
    const late = track(followed(happened('BKD 20T15:00'), { now: new Date('2026-11-24T19:00:00Z') }));
    expect(late.groups[0]?.next).toContain('The cutoff for that flight has passed');
  });

  test('has one timeline for pieces to which the same happened, newest first, at the time of each place', () => {
    const { groups } = track(followed(happened(...toTakeoff, 'DEP 27T23:40', 'ARR 28T04:10')));
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({
      title: 'Pieces 1 to 3',
      what: '1 barrel, 2 boxes',
      status: 'Landed in Georgetown',
    });
    expect(groups[0]?.lines.map(({ time, place, text }) => [time, place, text])).toEqual([
      // Georgetown is an hour ahead of New York in winter.
      ['Sat, Nov 28, 12:10 AM', undefined, 'Landed in Georgetown'],
      ['Fri, Nov 27, 6:40 PM', undefined, 'Left New York'],
      ['Thu, Nov 26, 10:00 AM', undefined, 'On flight XX 100'],
      ['Wed, Nov 25, 11:00 AM', 'Kearny', 'Screened, ready to fly'],
      ['Mon, Nov 23, 9:00 AM', undefined, 'At our Kearny facility'],
      ['Fri, Nov 20, 10:00 AM', undefined, 'Booked for Friday, November 27'],
    ]);
  });

  test('shows a scan that came late where it belongs', () => {
    const [first, second] = happened('FOH 23T14:00', 'BKD 20T15:00');
    const { groups } = track({
      ...followed(happened('BKD 20T15:00', 'FOH 23T14:00')),
      events: [first, second].flatMap((one) => one ?? []),
    });
    expect(groups[0]?.lines.map(({ text }) => text)).toEqual([
      'At our Kearny facility',
      'Booked for Friday, November 27',
    ]);
  });

  test('says how many pieces are how far, and why one stayed behind', () => {
    const reply = track(followed(happened(...toTakeoff, 'DEP 27T23:40 1,2', 'DIS_SSPD 27T23:50 3')));
    expect(reply.status).toBe('2 of 3 pieces: Left New York');
    expect(reply.groups.map(({ title, status }) => [title, status])).toEqual([
      ['Pieces 1 and 2', 'Left New York'],
      ['Piece 3', 'Screened, ready to fly'],
    ]);
    expect(reply.groups.map(({ next }) => next)).toEqual([
      'It lands in Georgetown, and then goes to customs.',
      'The flight of Friday, November 27 left without it. It goes on the next flight that has space.',
    ]);
    expect(reply.groups[1]?.trouble).toContain('left behind');
    expect(reply.groups[1]?.lines[0]?.isTrouble).toBe(true);
    expect(reply.arrival?.why).toBe('Piece 3 was left behind and comes later.');
  });

  test('says that a piece which was left behind has landed since, and does not ask where it is', () => {
    const stayed = happened(
      ...toTakeoff,
      'DEP 27T23:40 1,2',
      'DIS_SSPD 27T23:50 3',
      'ARR 28T04:10 1,2',
      'MAN 29T15:00 3',
    );
    const why = (...more: string[]) =>
      track(followed([...stayed, ...happened(...more)], { now: new Date('2026-12-04T15:00:00Z') })).arrival;
    expect(why('DEP 30T23:40 3', 'ARR 30T23:59 3')).toMatchObject({
      words: 'Late: it was expected by Wednesday, December 2',
      why: 'Piece 3 came on a later flight. The last steps there take longer than we expected.',
    });
    expect(why('DEP 30T23:40 3')?.why).toMatch(/^Piece 3 left on a later flight\./);
  });

  test('a flight from Newark has left Newark, wherever it is read', () => {
    const newark = { ...friday, originAirport: 'EWR', destinationAirport: 'KIN' };
    const base = followed(happened(...toTakeoff, 'DEP 27T23:40 1,2', 'DIS_SSPD 27T23:50 3'), {
      flight: newark,
    });
    const reply = track({ ...base, shipment: { ...base.shipment, to: 'JM' } });
    expect(reply.route).toBe('Newark to Kingston');
    expect(reply.status).toBe('2 of 3 pieces: Left Newark');
    expect(reply.groups[1]?.lines[0]).toMatchObject({ place: 'Newark' });
    expect(JSON.stringify(reply)).not.toMatch(/EWR|KIN|New York/);
  });

  test('is done when it is delivered, and expects nothing more', () => {
    const reply = track(
      followed(
        happened(
          ...toTakeoff,
          'DEP 27T23:40',
          'ARR 28T04:10',
          'RCF 28T12:00',
          'CCD 28T15:00',
          'NFD 28T16:00',
          'DLV 30T14:00',
        ),
      ),
    );
    expect([reply.status, reply.isDone, reply.arrival]).toEqual(['Delivered', true, undefined]);
    expect(reply.groups[0]?.next).toBe(
      'It was handed over Mon, Nov 30, 10:00 AM (Georgetown time). If something is broken or missing, keep the packing and write to us.',
    );
  });
});

describe('the days on which it is expected say why they changed', () => {
  const booked = happened('BKD 20T15:00');
  const why = (more: Partial<Followed>, events = booked) => track(followed(events, more)).arrival;

  test.each<[string, Partial<Followed>, string]>([
    [
      'a holiday',
      { flight: { ...friday, day: '2026-11-25', movedBy: 'Thanksgiving Day' } },
      'The flight moved from Friday, November 27 because of Thanksgiving Day.',
    ],
    [
      'another flight',
      {
        flight: { ...friday, id: 'GY-2026-12-04', day: '2026-12-04', usualDay: '2026-12-04' },
        firstFlight: friday,
      },
      'It was first booked for Friday, November 27 and now flies on Friday, December 4.',
    ],
    [
      'more time than expected',
      { flight: { ...friday, state: 'DEPARTED' }, now: new Date('2026-12-03T15:00:00Z') },
      'It takes longer than we expected. Questions? Call (201) 555-0142.',
    ],
  ])('%s', (_, more, said) => {
    expect(why(more)?.why).toBe(said);
  });

  test('a plane that left two days late moves them by two days', () => {
    const days = why({}, happened(...toTakeoff, 'DEP 29T20:00'));
    expect([days?.from, days?.to, days?.why]).toEqual([
      '2026-12-02',
      '2026-12-04',
      'The plane left 2 days late.',
    ]);
  });

  test('a flight of which nobody has recorded that it left promises no day until that is done', () => {
    const after = { now: new Date('2026-11-28T15:00:00Z') };
    const listed = happened(...toTakeoff);
    const reply = track(followed(listed, after));
    expect([reply.arrival, reply.groups[0]?.next]).toEqual([
      undefined,
      'Planned for Friday, November 27. We have not recorded yet that it left.',
    ]);
    expect(why(after, happened(...toTakeoff, 'DEP 27T23:40'))?.to).toBe('2026-12-02');
  });

  test('a canceled flight promises no day', () => {
    expect(why({ flight: { ...friday, state: 'CANCELLED' } })).toBeUndefined();
  });
});

test('goods that we pick up are never to be brought to the dock', () => {
  const base = followed(happened('BKD 20T15:00'));
  const picked = track({ ...base, shipment: { ...base.shipment, howItComes: 'PICKUP' } });
  expect(picked.groups[0]?.next).toBe(
    'We pick it up from the sender. It flies from New York on Friday, November 27.',
  );
  // Also when their receiver reads it, and when the van comes too late for the flight.
  const late = {
    ...base,
    shipment: { ...base.shipment, howItComes: 'PICKUP' as const },
    reader: 'receiver' as const,
  };
  expect(track({ ...late, comesAt: new Date(friday.cargoCutoff) }).groups[0]?.next).toBe(
    'We pick it up from the sender, but too late for its flight on Friday, November 27. It goes on the next flight that has space.',
  );
});

describe('a hold', () => {
  const held = (kind: HoldKind, ...events: readonly string[]) => {
    const base = followed(happened('BKD 20T15:00', ...events));
    return track({
      ...base,
      shipment: { ...base.shipment, holds: [{ kind, at: base.now.toISOString(), by: 'system' }] },
    });
  };

  test('is told without what it is', () => {
    expect(held('INVOICE_MISSING', 'FOH 23T14:00').groups[0]?.next).toMatch(
      /^Something has to be settled before it can fly\./,
    );
    expect(JSON.stringify(held('DG_REVIEW', 'FOH 23T14:00'))).not.toMatch(/dangerous/i);
  });

  test('that is our work says that the sender has nothing to do', () => {
    expect(held('EXPORT_CONTROL', 'FOH 23T14:00').groups[0]?.next).toBe(
      'We have to finish something before it can fly. The sender has nothing to do.',
    );
  });

  test('never takes the place of what the sender has to do: to bring it by the cutoff', () => {
    for (const kind of ['EXPORT_CONTROL', 'INVOICE_MISSING', 'PAYMENT_DUE'] as const)
      expect(held(kind).groups[0]?.next).toMatch(/^It has to be at our Kearny facility before/);
  });

  test('is not told when it is about money, or blocks something that comes later', () => {
    expect(held('PAYMENT_DUE', 'FOH 23T14:00').groups[0]?.next).toBe(
      'Next is security screening. It flies from New York on Friday, November 27.',
    );
    expect(held('CUSTOMS_EXAM', 'FOH 23T14:00').groups[0]?.next).toContain('security screening');
  });
});

test('nothing personal is in it: no name, address, phone number, value, contents, user id or typed text', () => {
  const all = happened(
    ...toTakeoff,
    'DEP 27T23:40',
    'ARR 28T04:10',
    'RCF 28T12:00',
    'DIS_MSCA 28T13:00 2',
    'CRC 28T14:00 1,3',
  );
  const told = JSON.stringify(track(followed(all))).toLowerCase();
  const { consignee, shipper, ownerId, commodities, declaredValue, promise, hawb } = sampleShipment;
  const secrets = [
    // Country and city are where the flight goes, which everybody may know.
    ...Object.values(consignee).filter((value = '') => !['Georgetown', 'GY', ''].includes(value)),
    shipper.name,
    shipper.phone,
    ...shipper.address,
    ownerId,
    ...commodities.map(({ description }) => description),
    String(declaredValue),
    String(promise.total),
    hawb,
    'ring twice',
    'did not answer',
    'someone',
  ];
  for (const secret of secrets) expect(told).not.toContain(String(secret).toLowerCase());
});
