import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { profileEndpoints } from '#domain/identity/profile-endpoints.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { DRAFT_PREFIX, encodeDraft } from '#domain/shipments/form/draft-text.ts';
import { estimateRequestOf } from '#domain/shipments/form/price.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { keepBegun, readBegun } from '#web/session/drafts/begun.ts';
import { addressNow, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { CreateShipmentPage } from './create-page.tsx';
import { formOf } from './draft/form-of.ts';
import type { TypedShipment } from './draft/typed.ts';
import { typedSample } from './testing/typed-sample.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'ann' }));
vi.mock('#web/telemetry/telemetry.ts', () => ({ reportEvent: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: Record<string, unknown>) => Promise<unknown>);

const draftOf = { ...sampleShipment, state: 'DRAFT', version: 1, holds: [], pieces: [] } as const;
const flight = {
  id: 'GY-2026-11-27',
  to: 'GY',
  day: '2026-11-27',
  originAirport: 'JFK',
  destinationAirport: 'GEO',
  cargoCutoff: '2026-11-24T19:00:00.000Z',
  bookingCutoff: '2026-11-24T21:00:00.000Z',
  eta: { from: '2026-11-30', to: '2026-12-02' },
  state: 'OPEN',
  space: 'plenty',
  largestPieceLb: 400,
};
const refusal = (status: number, code: string, message: string, details = {}) =>
  new ApiError(status, { code, message, correlationId: 'c-1', details });

let answers: Map<unknown, (input: Record<string, unknown>) => unknown>;
const sent = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input);

/** Opens the wizard with a draft of this device. */
const openWith = async (typed: TypedShipment): Promise<HTMLElement> => {
  localStorage.setItem(`${DRAFT_PREFIX}one`, encodeDraft({ data: { ...typed }, timestamp: Date.now() }));
  return open('?draft=one');
};
const open = async (search = ''): Promise<HTMLElement> => {
  const screen = await openScreen(
    <Routes>
      <Route path="/dashboard/create-shipment" element={<CreateShipmentPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    `/dashboard/create-shipment${search}`,
  );
  await settle();
  await settle();
  return screen;
};
const atReview: TypedShipment = { ...typedSample, step: 5 };
const draftHere = (): TypedShipment | undefined =>
  JSON.parse(localStorage.getItem(`${DRAFT_PREFIX}one`) ?? '{}').data;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] });
  localStorage.clear();
  answers = new Map<unknown, (input: Record<string, unknown>) => unknown>([
    [shipmentEndpoints.drafts, () => ({ drafts: [] })],
    [shipmentEndpoints.consignees, () => ({ consignees: [] })],
    [
      departureEndpoints.upcoming,
      () => ({
        items: [
          flight,
          {
            ...flight,
            id: 'GY-2026-12-04',
            day: '2026-12-04',
            space: 'none',
            cargoCutoff: '2026-12-01T19:00:00.000Z',
          },
        ],
      }),
    ],
    [shipmentEndpoints.create, () => ({ shipment: draftOf })],
    [shipmentEndpoints.book, () => ({ shipment: sampleShipment })],
  ]);
  calling.mockReset();
  calling.mockImplementation(async (endpoint, input) => answers.get(endpoint)?.(input) ?? {});
});
afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

describe('typing', () => {
  test('an unfinished step is not left, and says what is missing at its fields', async () => {
    const screen = await open();
    await press('Continue');
    expect(screen.textContent).toContain('Name is required');
    expect(document.activeElement?.id).toBe('consignee.name');
    expect(screen.querySelector('h2')?.textContent).toBe('Where to, and to whom?');
  });

  test('a name in another script asks for the spelling of the passport, and only such a name', async () => {
    const screen = await openWith({ ...typedSample, step: 0 });
    const field = (name: string) => screen.querySelector<HTMLInputElement>(`[id="consignee.${name}"]`);
    expect(field('latinName')).toBeNull();
    await type(field('name'), 'محمد الأحمد');
    await press('Continue');
    expect(screen.textContent).toContain('Write the name in Latin letters too, as in the passport.');
    await type(field('latinName'), 'Muhammad Al-Ahmad');
    expect(screen.textContent).not.toContain('Write the name in Latin letters too');
    expect(draftHere()?.consignee.latinName).toBe('Muhammad Al-Ahmad');
  });

  test('what was typed is in the draft of this device with the next key', async () => {
    const screen = await openWith({ ...typedSample, step: 0 });
    await type(screen.querySelector<HTMLInputElement>('[id="consignee.city"]'), 'Linden');
    expect(draftHere()?.consignee.city).toBe('Linden');
    expect(addressNow()).toBe('/dashboard/create-shipment?draft=one');
  });

  test('a reload brings back the step and the words, and says so until another step is opened', async () => {
    const screen = await openWith({ ...typedSample, step: 3 });
    expect(screen.querySelector('h2')?.textContent).toBe('What is inside?');
    expect(screen.querySelector<HTMLInputElement>('[id="commodities.1.description"]')?.value).toBe(
      'Children’s shoes',
    );
    expect(screen.textContent).toContain('We brought back what you typed');
    await type(screen.querySelector<HTMLInputElement>('[id="commodities.1.description"]'), 'Shoes');
    expect(screen.textContent).toContain('We brought back what you typed');
    await press('Back');
    expect(screen.textContent).not.toContain('We brought back what you typed');
  });

  test('what never flies among the words about dangerous goods is named at once, and what may fly is not', async () => {
    const said = '2 phones and a power bank';
    const screen = await openWith({ ...typedSample, step: 3, dangerous: 'yes', dangerousWords: said });
    const notices = [...screen.querySelectorAll('.bg-time-wash')].map(({ textContent }) => textContent);
    expect(notices).toEqual([expect.stringMatching(/^Power banks\. .*We do not carry it\.$/)]);
    expect(screen.querySelector('a[href="/services#can-i-send"]')).not.toBeNull();
  });

  test('goods and price of the calculator are kept on arrival: a reload before anything is typed shows them', async () => {
    expect((await open('?to=GY&g=1B55x140')).textContent).toContain('$350.00');
    const address = addressNow();
    expect(address).toMatch(/\?draft=/);
    closeScreen();
    const again = await open(new URL(address, location.origin).search);
    expect(again.textContent).toContain('$350.00');
    expect(again.textContent).not.toContain('No price yet');
  });

  test('a reload while a shipment is changed opens that shipment, under a title that says so', async () => {
    answers.set(shipmentEndpoints.show, () => ({ shipment: sampleShipment, events: [], history: [] }));
    expect((await open(`?change=${sampleShipment.number}`)).querySelector('h1')?.textContent).toBe(
      'Change your shipment',
    );
    const { search } = new URL(addressNow(), location.origin);
    expect(search).toBe(`?draft=change-${sampleShipment.number}-2`);
    closeScreen();
    const again = await open(search);
    expect(again.querySelector('h1')?.textContent).toBe('Change your shipment');
    expect(again.querySelector<HTMLInputElement>('[id="consignee.name"]')?.value).toBe('Marva Sample');
  });

  test('what we pick up makes later flights: an earlier one cannot be chosen, and the street is asked for', async () => {
    vi.setSystemTime(new Date('2026-11-24T06:10:00Z'));
    answers.set(profileEndpoints.profile, () => ({
      country: 'United States',
      address_line1: '20 Sample Street',
      zip_code: '11226',
    }));
    answers.set(departureEndpoints.upcoming, () => ({
      items: [
        flight,
        { ...flight, id: 'GY-2026-12-04', day: '2026-12-04', cargoCutoff: '2026-12-01T19:00:00.000Z' },
      ],
    }));
    const screen = await openWith({ ...typedSample, departureId: '', step: 4 });
    const chosen = () => screen.querySelector<HTMLInputElement>('input[name="departureId"]:checked')?.value;
    expect(chosen()).toBe('GY-2026-11-27');
    await press('Pick it up from me');
    await settle();
    expect(screen.querySelector<HTMLInputElement>('input[value="GY-2026-11-27"]')?.disabled).toBe(true);
    expect(chosen()).toBe('GY-2026-12-04');
    expect(screen.textContent).toContain('We cannot pick it up in time');
    expect(screen.textContent).not.toContain('At our dock by');
    await press('Use my address: 20 Sample Street, 11226');
    expect(draftHere()).toMatchObject({ pickupStreet: '20 Sample Street', price: { zip: '11226' } });
  });

  test('a draft of the account is brought to a device that has none', async () => {
    answers.set(shipmentEndpoints.drafts, () => ({
      drafts: [{ id: 'far', data: { ...typedSample, step: 1 }, timestamp: Date.now() - 60_000 }],
    }));
    const screen = await open();
    expect(screen.querySelector('h2')?.textContent).toBe('What is it for, and who pays?');
    expect(localStorage.getItem(`${DRAFT_PREFIX}far`)).not.toBeNull();
  });

  describe('what a guest was about to book', () => {
    const price = { to: 'JM', goods: [{ kind: 'barrel', barrel: 'B55', quantity: '1', weight: '140' }] };
    const draft = () => ({
      id: 'begun',
      data: { price, lines: [] },
      timestamp: Date.now() - 1000,
      version: 1,
    });
    let secrets = 0;
    /** Another secret each time, for what was asked once is remembered. */
    const begin = (): void => {
      secrets += 1;
      keepBegun({
        id: 'begun',
        secret: String(secrets).padStart(22, 'a'),
        words: 'your $385.00 barrel',
        path: '/dashboard/create-shipment?draft=begun',
        timestamp: draft().timestamp,
      });
    };

    test('opens on a device that has nothing of it, and is theirs from then on', async () => {
      begin();
      const theirs = draft();
      answers.set(shipmentEndpoints.takeGuestDraft, () => ({ draft: theirs }));
      answers.set(shipmentEndpoints.drafts, () => ({ drafts: [theirs] }));
      const screen = await open('?draft=begun');
      expect(screen.textContent).toContain('$375.00');
      expect(addressNow()).toBe('/dashboard/create-shipment?draft=begun');
      expect(readBegun()).toBeUndefined();
      expect(JSON.parse(localStorage.getItem(`${DRAFT_PREFIX}begun`) ?? '')).toMatchObject({
        data: { owner: 'ann', price: { to: 'JM' } },
      });
    });

    test('opens at once where it was typed, and the account gets it meanwhile', async () => {
      begin();
      const { data, timestamp } = draft();
      localStorage.setItem(`${DRAFT_PREFIX}begun`, encodeDraft({ data, timestamp }));
      answers.set(shipmentEndpoints.takeGuestDraft, () => ({ draft: draft() }));
      const screen = await open('?draft=begun');
      expect(screen.textContent).toContain('$375.00');
      expect(sent(shipmentEndpoints.takeGuestDraft)).toHaveLength(1);
    });

    test('that is in another account is said, with ways on', async () => {
      begin();
      const message = 'This booking is in an account already. Sign in to that account to go on with it.';
      answers.set(shipmentEndpoints.takeGuestDraft, () => {
        throw refusal(409, 'GUEST_DRAFT_TAKEN', message);
      });
      const screen = await open('?draft=begun');
      expect(screen.querySelector('[role=alert]')?.textContent).toContain(message);
      expect([...screen.querySelectorAll('[role=alert] a')].map((link) => link.textContent)).toEqual([
        'My shipments',
        'Ask for a price',
      ]);
    });

    test('that came into the account by the confirmation opens, though its time on the server is over', async () => {
      begin();
      answers.set(shipmentEndpoints.takeGuestDraft, () => {
        throw refusal(404, 'GUEST_DRAFT_GONE', 'Gone.');
      });
      answers.set(shipmentEndpoints.drafts, () => ({ drafts: [draft()] }));
      expect((await open('?draft=begun')).textContent).toContain('$375.00');
    });
  });

  test('a draft of somebody else at this device is not shown', async () => {
    const data = { ...typedSample, owner: 'bob' };
    localStorage.setItem(`${DRAFT_PREFIX}one`, encodeDraft({ data, timestamp: Date.now() }));
    const screen = await open();
    expect(screen.innerHTML).not.toContain('Marva');
  });

  test('the price and the flight are in sight on every step', async () => {
    const screen = await openWith({ ...typedSample, step: 1 });
    expect(screen.textContent).toContain('$630.00');
    expect(screen.textContent).toContain('Flight Fri, Nov 27');
  });

  test('a full flight says so, and choosing it means to wait', async () => {
    const screen = await openWith({ ...typedSample, step: 4 });
    const full = screen.querySelector<HTMLInputElement>('input[value="GY-2026-12-04"]');
    expect(full?.closest('label')?.textContent).toContain('Full: join the waitlist');
    await act(async () => full?.click());
    expect(screen.textContent).toContain('You can join its waitlist.');
  });
});

describe('booking', () => {
  test('makes the shipment with the key of the draft, takes the place at the shown price, and forgets the draft', async () => {
    const screen = await openWith(atReview);
    // On a wide screen no price stands beside the button.
    expect([...screen.querySelectorAll('button')].map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Book it for \$\d+\.\d\d$/),
    );
    await press('Book it');
    await settle();
    expect(sent(shipmentEndpoints.create)).toMatchObject([
      { headers: { 'idempotency-key': typedSample.key }, body: { form: { to: 'GY', purpose: 'GIFT' } } },
    ]);
    expect(sent(shipmentEndpoints.book)).toEqual([
      {
        params: { number: draftOf.number },
        headers: { draft: 'one' },
        body: { version: 1, departureId: 'GY-2026-11-27', total: 63_000 },
      },
    ]);
    expect(addressNow()).toBe(`/dashboard/shipments/${draftOf.number}`);
    expect(localStorage.getItem(`${DRAFT_PREFIX}one`)).toBeNull();
  });

  test('two quick presses are one booking', async () => {
    const screen = await openWith(atReview);
    const form = screen.querySelector('form');
    await act(async () => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await settle();
    expect(sent(shipmentEndpoints.create)).toHaveLength(1);
    expect(sent(shipmentEndpoints.book)).toHaveLength(1);
  });

  test('without a connection nothing is lost, and the second press has the same key', async () => {
    answers.set(shipmentEndpoints.create, () => {
      throw refusal(0, 'UNREACHABLE', 'We could not reach the server.');
    });
    const screen = await openWith(atReview);
    await press('Book it');
    await settle();
    expect(screen.textContent).toContain('Everything you typed is kept.');
    answers.set(shipmentEndpoints.create, () => ({ shipment: draftOf }));
    await press('Book it');
    await settle();
    const keys = sent(shipmentEndpoints.create).map(({ headers }) => Object(headers)['idempotency-key']);
    expect(keys).toEqual([typedSample.key, typedSample.key]);
    expect(addressNow()).toContain('/dashboard/shipments/');
  });

  test('when the answer to the booking was lost, the next press finds it booked', async () => {
    let times = 0;
    answers.set(shipmentEndpoints.book, () => {
      times += 1;
      if (times === 1) throw refusal(0, 'UNREACHABLE', 'We could not reach the server.');
      throw refusal(409, 'ALREADY_BOOKED', 'It is booked already.');
    });
    answers.set(shipmentEndpoints.show, () => ({ shipment: sampleShipment, events: [], history: [] }));
    await openWith(atReview);
    await press('Book it');
    await settle();
    await press('Book it');
    await settle();
    expect(sent(shipmentEndpoints.create)).toHaveLength(1);
    expect(addressNow()).toBe(`/dashboard/shipments/${draftOf.number}`);
  });

  test('a shipment that another tab has changed meanwhile is booked as it stands on this screen', async () => {
    let version = 4;
    answers.set(shipmentEndpoints.show, () => ({
      shipment: { ...draftOf, version },
      events: [],
      history: [],
    }));
    answers.set(shipmentEndpoints.change, ({ body }) => {
      expect(Object(body).version).toBe(version);
      version += 1;
      return { shipment: { ...draftOf, version } };
    });
    const answer = answers.get(shipmentEndpoints.book);
    answers.set(shipmentEndpoints.book, (input) => {
      if (Object(input.body).version !== version) throw refusal(409, 'SHIPMENT_CHANGED', 'It was changed.');
      return answer?.(input);
    });
    await openWith(atReview);
    await press('Book it');
    await settle();
    expect(sent(shipmentEndpoints.change)).toMatchObject([{ body: { form: { to: 'GY', purpose: 'GIFT' } } }]);
    expect(sent(shipmentEndpoints.book)).toMatchObject([{ body: { version: 1 } }, { body: { version: 5 } }]);
    expect(addressNow()).toBe(`/dashboard/shipments/${draftOf.number}`);
  });

  test('one that changes all the time is given up after three more tries, and says so', async () => {
    answers.set(shipmentEndpoints.show, () => ({ shipment: draftOf, events: [], history: [] }));
    answers.set(shipmentEndpoints.change, () => ({ shipment: draftOf }));
    answers.set(shipmentEndpoints.book, () => {
      throw refusal(409, 'SHIPMENT_CHANGED', 'It was changed.');
    });
    const screen = await openWith(atReview);
    await press('Book it');
    await settle();
    expect(sent(shipmentEndpoints.book)).toHaveLength(4);
    expect(screen.textContent).toContain('It was changed.');
  });

  test('another price than the shown one is told before it is booked', async () => {
    const dearer = { ...draftOf, promise: { ...draftOf.promise, total: 70_000 } };
    answers.set(shipmentEndpoints.create, () => ({ shipment: dearer }));
    const screen = await openWith(atReview);
    await press('Book it');
    await settle();
    expect(screen.textContent).toContain('It is now $700.00. Before it was $630.00.');
    expect(sent(shipmentEndpoints.book)).toEqual([]);
    await press('Book it');
    await settle();
    expect(sent(shipmentEndpoints.create)).toHaveLength(1);
    expect(sent(shipmentEndpoints.book)).toMatchObject([{ body: { total: 70_000 } }]);
  });

  test('on a full flight the shipment is made and joins the waitlist', async () => {
    await openWith({ ...atReview, departureId: 'GY-2026-12-04' });
    await press('Join the waitlist');
    await settle();
    expect(sent(shipmentEndpoints.joinWaitlist)).toEqual([
      { params: { number: draftOf.number }, body: { version: 1, departureId: 'GY-2026-12-04' } },
    ]);
    expect(sent(shipmentEndpoints.book)).toEqual([]);
    expect(addressNow()).toBe(`/dashboard/shipments/${draftOf.number}`);
  });

  test('a flight that is full meanwhile offers its waitlist', async () => {
    answers.set(shipmentEndpoints.book, () => {
      throw refusal(409, 'FLIGHT_FULL', 'This flight is full.');
    });
    await openWith(atReview);
    await press('Book it');
    await settle();
    await press('Join the waitlist');
    await settle();
    expect(sent(shipmentEndpoints.create)).toHaveLength(1);
    expect(sent(shipmentEndpoints.joinWaitlist)).toMatchObject([{ body: { departureId: 'GY-2026-11-27' } }]);
    expect(addressNow()).toBe(`/dashboard/shipments/${draftOf.number}`);
  });

  test('a flight that is full meanwhile leads back to the flights, with everything typed', async () => {
    answers.set(shipmentEndpoints.book, () => {
      throw refusal(409, 'FLIGHT_FULL', 'This flight is full.');
    });
    const screen = await openWith(atReview);
    await press('Book it');
    await settle();
    expect(screen.textContent).toContain('This flight is full. Everything you typed is kept.');
    await press('Choose another flight');
    expect(screen.querySelector('h2')?.textContent).toBe('When does it fly?');
    expect(draftHere()?.consignee.name).toBe('Marva Sample');
  });

  test('a form that was changed after it was made changes the shipment and makes no second one', async () => {
    answers.set(shipmentEndpoints.book, () => {
      throw refusal(409, 'FLIGHT_FULL', 'This flight is full.');
    });
    answers.set(shipmentEndpoints.change, () => ({ shipment: { ...draftOf, version: 2 } }));
    const screen = await openWith(atReview);
    await press('Book it');
    await settle();
    await press('Change receiver');
    await type(screen.querySelector<HTMLInputElement>('[id="consignee.city"]'), 'Linden');
    for (let step = 0; step < 5; step += 1) await press('Continue');
    await press('Book it');
    await settle();
    expect(sent(shipmentEndpoints.create)).toHaveLength(1);
    expect(sent(shipmentEndpoints.change)).toMatchObject([
      { params: { number: draftOf.number }, body: { version: 1, form: { consignee: { city: 'Linden' } } } },
    ]);
  });

  test('a form that was changed after its answer was lost changes the shipment that it made', async () => {
    answers.set(shipmentEndpoints.create, () => {
      throw refusal(409, 'KEY_USED', 'This form has made another shipment already.', {
        number: draftOf.number,
      });
    });
    answers.set(shipmentEndpoints.show, () => ({ shipment: draftOf, events: [], history: [] }));
    answers.set(shipmentEndpoints.change, () => ({ shipment: { ...draftOf, version: 2 } }));
    await openWith(atReview);
    await press('Book it');
    await settle();
    expect(sent(shipmentEndpoints.change)).toMatchObject([{ body: { version: 1 } }]);
    expect(sent(shipmentEndpoints.book)).toMatchObject([{ body: { version: 2 } }]);
  });

  test('a piece that we must look at first is sent to us, and not booked', async () => {
    const held = { ...draftOf, holds: [{ kind: 'OVERSIZE', at: draftOf.createdAt, by: 'system' }] };
    answers.set(shipmentEndpoints.create, () => ({ shipment: held }));
    const [barrel, ...others] = atReview.price.goods;
    const heavy = [{ ...barrel, weight: '190' }, ...others] as TypedShipment['price']['goods'];
    const screen = await openWith({ ...atReview, price: { ...atReview.price, goods: heavy } });
    // It cannot be booked yet, so no day is named by which it is paid.
    expect(screen.textContent).toContain('We look at it first and confirm the price.');
    expect(screen.textContent).not.toContain('You pay $');
    await press('Send it to us');
    await settle();
    expect(sent(shipmentEndpoints.book)).toEqual([]);
    expect(addressNow()).toBe(`/dashboard/shipments/${draftOf.number}`);
  });

  test('a piece that our desk has priced in a quote is booked at that price, and what is added comes on top', async () => {
    const [barrel, ...others] = atReview.price.goods;
    const heavy = [{ ...barrel, weight: '190' }, ...others] as TypedShipment['price']['goods'];
    const typed = { ...atReview, price: { ...atReview.price, goods: heavy } };
    const { commodities: _unknown, ...known } = formOf(typed, defaultRateCard.card);
    const request = estimateRequestOf({ ...known, commodities: [] }, { deliveryTowns: [] });
    const dear = typed.lines.map((line) => ({ ...line, value: '2600' }));
    const quoted = { total: 99_900, request: JSON.stringify(request) };
    const screen = await openWith({ ...typed, lines: dear, quote: 'QTE-7K3M9Q', quoted });
    expect(screen.textContent).toContain('You pay $1,034.00 by ');
    expect(screen.textContent).toMatch(/Quote QTE-7K3M9Q was \$999\.00\. \$35\.00 was added: Export filing/);
    expect(screen.textContent).not.toContain('We look at it first');
    await press('Book it');
    await settle();
    expect(sent(shipmentEndpoints.create)).toHaveLength(1);
  });

  test('nothing is booked before the sender agrees to a search of the goods', async () => {
    const screen = await openWith({ ...atReview, searchConsent: false });
    const box = () => screen.querySelector<HTMLInputElement>('#searchConsent');
    expect(screen.textContent).not.toContain('Please agree');
    await press('Book it');
    await settle();
    expect(screen.textContent).toContain('Please agree that the goods may be searched.');
    expect(document.activeElement).toBe(box());
    expect(sent(shipmentEndpoints.create)).toEqual([]);
    await act(async () => box()?.click());
    await press('Book it');
    await settle();
    expect(sent(shipmentEndpoints.create)).toMatchObject([{ body: { form: { searchConsent: true } } }]);
  });

  test('the review says what is asked for after it is booked, and nothing where nothing is', async () => {
    const plain = await openWith(atReview);
    expect(plain.textContent).not.toContain('After you book');
    await closeScreen();
    const screen = await openWith({
      ...atReview,
      purpose: 'MERCHANDISE',
      lines: atReview.lines.map((line) => ({ ...line, value: '2600' })),
    });
    const text = screen.textContent ?? '';
    expect(text).toMatch(
      /After you bookAdd the invoice by \w{3}, \w{3} \d+, 4:00 PMCustoms asks for an invoice/,
    );
    expect(text).toMatch(/Give your tax number and sign by \w{3}, \w{3} \d+, 4:00 PMThe U\.S\. asks/);
  });

  test('a review with a problem leads to it', async () => {
    const screen = await openWith({ ...atReview, dangerous: '' });
    await press('Book it');
    expect(screen.querySelector('h2')?.textContent).toBe('What is inside?');
    expect(screen.textContent).toContain('Please answer this.');
  });
});
