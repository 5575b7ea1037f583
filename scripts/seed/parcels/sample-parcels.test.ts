import { describe, expect, test } from 'vitest';
import { announced } from '#domain/parcels/alerts/pre-alerts.ts';
import { disposalAgreed, photosAsked } from '#domain/parcels/changes/asked.ts';
import { assigned, unassigned } from '#domain/parcels/changes/assigned.ts';
import { keptAfterAll, sentBack } from '#domain/parcels/changes/back.ts';
import { declared } from '#domain/parcels/changes/declared.ts';
import { disposed, handedBack, photosTaken } from '#domain/parcels/changes/ended.ts';
import { goodsJudged, invoiceJudged } from '#domain/parcels/changes/judged.ts';
import { received } from '#domain/parcels/changes/received.ts';
import { stateByPiece } from '#domain/parcels/changes/sent.ts';
import type { Stepped } from '#domain/parcels/changes/step.ts';
import { parcelHolds } from '#domain/parcels/holds/hold-kinds.ts';
import { holdsOf } from '#domain/parcels/holds/holds.ts';
import { parcelStates } from '#domain/parcels/lifecycle.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { traceStates } from '#domain/parcels/trace/trace.ts';
import { carriers } from '#domain/parcels/tracking/carriers.ts';
import { readCode } from '#domain/parcels/tracking/read-label.ts';
import { afterStep, type PieceState } from '#domain/shipments/lifecycle.ts';
import { idOf } from '../life/id-of.ts';
import { happeningsAfter, happeningsOfFlight, reachOf } from '../life/timeline.ts';
import { everybody } from '../people.ts';
import { manyAlerts, namedAlerts } from './samples/alerts.ts';
import { ALL_PARCELS, allParcels, DAYS, manyParcels, manySentOn } from './samples/many-parcels.ts';
import { namedParcels } from './samples/named-parcels.ts';
import { parcelCodeOf, sampleCarriers, trackingOf } from './samples/numbers.ts';
import type { Act, SampleParcel } from './samples/sample-parcel.ts';
import { namedSentOn } from './samples/sent-on.ts';
import { foundParcel, namedTraces } from './samples/traces.ts';
import { formOf, labelOf } from './telling/forms.ts';
import { actedAt, cameAt } from './telling/times.ts';

const now = new Date('2026-11-28T21:00:00Z');
const by = { by: idOf('staff'), at: now.toISOString() };
const fileOf = ({ shows }: SampleParcel): string => idOf(`invoice of ${shows}`);
const alertOf = (parcel: SampleParcel) =>
  parcel.announced &&
  announced({
    id: idOf(`alert ${parcel.shows}`),
    ownerId: idOf(parcel.owner),
    form: {
      tracking: trackingOf(parcel.carrier, parcel.shows),
      declaration: formOf(
        parcel.bought,
        parcel.announced,
        parcel.announced.invoice === 'FILE' ? fileOf(parcel) : undefined,
      ),
    },
    ...readCode(trackingOf(parcel.carrier, parcel.shows)),
    tracking: trackingOf(parcel.carrier, parcel.shows),
    at: by.at,
  });

/** Whose it is when it comes, by the rules of the bench. */
const ownerOf = (parcel: SampleParcel) => {
  const preAlert = alertOf(parcel);
  const person = parcel.wrongly ?? parcel.owner;
  if (parcel.chosen === 'NOBODY') return undefined;
  const isKnown = preAlert ?? parcel.chosen ?? parcel.wrongly ?? (parcel.label === 'EXACT' || undefined);
  return isKnown === undefined
    ? undefined
    : { mailbox: '10001', ownerId: idOf(person), matchedBy: 'LABEL' as const, preAlert };
};

const comeIn = (parcel: SampleParcel): Parcel => {
  const { shows, carrier, lb, sides, condition = 'SEALED' as const, shelf, seen = [], label } = parcel;
  const receipt = { code: parcelCodeOf(shows), at: by.at, weightLb: lb, sides, condition, shelf };
  return received({
    receipt: { ...receipt, label: labelOf(label, { number: '10001', name: 'Sample' }), seen: [...seen] },
    code: readCode(trackingOf(carrier, shows)),
    time: { at: by.at },
    owner: ownerOf(parcel),
    freeUntil: by.at,
    by: by.by,
    now: by.at,
  });
};

/** Does an act by the rule that its endpoint asks. */
const step = (parcel: SampleParcel, act: Act, before: Parcel) => {
  const seen = { ...by, version: before.version };
  const file = { ...seen, price: 200, count: 3 };
  const steps: { readonly [Does in Act['does']]: (one: Extract<Act, { does: Does }>) => Stepped } = {
    declare: ({ says }) =>
      declared(
        before,
        formOf(parcel.bought, says, says.invoice === 'FILE' ? fileOf(parcel) : undefined),
        seen,
      ),
    verify: () => invoiceJudged(before, { ...seen, verdict: 'VERIFIED' }),
    reject: ({ because: reason }) => invoiceJudged(before, { ...seen, verdict: 'REJECTED', reason }),
    look: ({ verdict, note }) => goodsJudged(before, { ...seen, verdict, note }),
    assign: () =>
      assigned(before, { mailbox: '10001', ownerId: idOf(parcel.owner), matchedBy: 'DESK' }, seen),
    claim: () =>
      assigned(before, { mailbox: '10001', ownerId: idOf(parcel.owner), matchedBy: 'TRACE' }, seen),
    'hand-back': () => unassigned(before, seen),
    'ask-photos': () => photosAsked(before, file),
    'take-photos': () => photosTaken(before, { ...seen, taken: 3 }),
    return: ({ note }) => sentBack(before, { ...seen, note, fee: 500 }),
    keep: () => keptAfterAll(before, seen),
    'hand-over': () => handedBack(before, seen),
    'agree-disposal': () => disposalAgreed(before, seen),
    dispose: ({ because }) => disposed(before, { ...seen, because, mayAlone: false }) as Stepped,
  };
  const stepped = (steps[act.does] as (one: Act) => Stepped)(act);
  if (!stepped.ok) throw new Error(`${parcel.shows}: ${stepped.refusal.message}`);
  expect(stepped.value, `${parcel.shows}: ${act.does} changes something`).not.toBe(before);
  return stepped.value;
};

const told = (parcel: SampleParcel): Parcel =>
  (parcel.acts ?? []).reduce((before, act) => step(parcel, act, before), comeIn(parcel));

describe('the sample parcels', () => {
  test('are 300, each with something of its own', () => {
    expect(allParcels).toHaveLength(ALL_PARCELS);
    expect(ALL_PARCELS).toBe(300);
    for (const own of [
      allParcels.map(({ shows }) => shows),
      allParcels.map(({ shows }) => parcelCodeOf(shows)),
      allParcels.map(({ shows, carrier }) => trackingOf(carrier, shows)),
    ])
      expect(new Set(own).size).toBe(own.length);
  });

  test('end as the rules have them end', () => {
    for (const parcel of allParcels) {
      const after = told(parcel);
      const holds = holdsOf(after, { usMailOk: false }).map(({ kind }) => kind);
      expect([after.state, holds.toSorted()], parcel.shows).toEqual([parcel.state, parcel.holds.toSorted()]);
    }
  });

  const stateOf = ({ draft, until }: (typeof namedSentOn)[number]): PieceState => {
    if (draft) return 'DRAFT';
    const day = '2026-11-13';
    const reach = until && reachOf([until]);
    const steps =
      until && reach ? [...happeningsOfFlight(reach, day), ...happeningsAfter(reach, until, day)] : [];
    return steps.reduce<PieceState>((state, { code }) => afterStep({ state }, code)?.state ?? state, 'READY');
  };

  test('show every state and every hold by name', () => {
    const sent = namedSentOn.map((shipment) => stateByPiece(stateOf(shipment)));
    const states = [...namedParcels.map(({ state }) => state), ...sent];
    expect(new Set(states)).toEqual(new Set(parcelStates));
    expect(new Set(namedParcels.flatMap(({ holds }) => holds))).toEqual(new Set(parcelHolds));
  });

  test('go alone, in pairs and more, all of one owner, free and with their values', () => {
    const shipments = [...namedSentOn, ...manySentOn];
    expect(new Set(shipments.map(({ parcels = [] }) => parcels.length))).toEqual(new Set([1, 2, 3]));
    for (const { sender, parcels = [] } of shipments)
      for (const { owner, holds, state, announced: said } of parcels)
        expect([owner, holds, state, said?.values]).toEqual([sender, [], 'IN_STORAGE', true]);
  });

  test('came within 60 days and before now, and what was done with them came after that', () => {
    for (const parcel of [...namedParcels, ...manyParcels]) {
      const came = cameAt(parcel, now);
      expect(came.getTime(), parcel.shows).toBeLessThan(now.getTime());
      expect(now.getTime() - came.getTime()).toBeLessThan((DAYS + 2) * 86_400_000);
      const acts = parcel.acts ?? [];
      const instants = acts.map((_, place) => actedAt(came, now, place, acts.length).getTime());
      const line = [came.getTime(), ...instants, now.getTime()];
      expect(line, parcel.shows).toEqual(line.toSorted((one, other) => one - other));
    }
  });

  test('are of people who are registered, and of many of them', () => {
    const emails = new Set<string>(everybody.map(({ email }) => email));
    const owners = [
      ...allParcels.flatMap(({ owner, wrongly = owner }) => [owner, wrongly]),
      ...[...namedAlerts, ...manyAlerts].map(({ owner }) => owner),
      ...namedTraces.map(({ missed }) => missed.owner),
    ];
    expect(owners.filter((owner) => !emails.has(owner))).toEqual([]);
    expect(new Set(owners).size).toBeGreaterThan(18);
  });

  test('are the same each time', async () => {
    const again = (await import(
      './samples/many-parcels.ts?again' as string
    )) as typeof import('./samples/many-parcels.ts');
    expect(again.allParcels).not.toBe(allParcels);
    expect(again.allParcels).toEqual(allParcels);
    expect(trackingOf('UPS', 'a word')).toBe(trackingOf('UPS', 'a word'));
  });
});

test('the numbers are read as those of every carrier that there is', () => {
  const read = sampleCarriers.map((carrier) => readCode(trackingOf(carrier, 'a word')).carrier);
  expect(new Set(read)).toEqual(new Set(carriers));
  expect(
    new Set(allParcels.map(({ carrier, shows }) => readCode(trackingOf(carrier, shows)).carrier)),
  ).toEqual(new Set(carriers));
});

test('the searches show every state, and one was found', () => {
  expect(new Set([...namedTraces.map(({ state }) => state), 'FOUND'])).toEqual(new Set(traceStates));
  expect(foundParcel.acts).toContainEqual({ does: 'claim' });
});
