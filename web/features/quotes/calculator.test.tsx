import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultSchedule } from '#domain/departures/schedule/default-schedule.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { readLastPrice } from '#web/session/last-price.ts';
import { closeScreen, openScreen, press as pressOn, type as typeInto } from '#web/ui/testing/screen.tsx';
import Calculator from './calculator.tsx';
import type { DeliveryTowns } from './use-calculation.ts';

const reportEvent = vi.hoisted(() => vi.fn());
vi.mock('#web/telemetry/telemetry.ts', () => ({ reportEvent }));

/** Answers of the ZIP code look-up. */
const places: Record<string, object> = {
  '07102': { zip: '07102', city: 'Newark', state: 'NJ', miles: 2.7, withinRadius: true },
  '10601': { zip: '10601', city: 'White Plains', state: 'NY', miles: 27.1, withinRadius: false },
};
const refusals: Record<string, object> = {
  '00901': { code: 'ZIP_CODE_BEYOND_STATES', message: 'That is Puerto Rico, too far for our van.' },
};
const lookUp = vi.fn(async (url: string) => {
  const zip = url.slice(-5);
  const place = places[zip];
  const answer = place ?? refusals[zip] ?? { code: 'ZIP_CODE_NOT_FOUND', message: 'We do not know it.' };
  return { ok: place !== undefined, status: place ? 200 : 404, json: async () => answer };
});

const scrollIntoView = vi.fn();
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
let container: HTMLElement;
/** Without Suriname, which is off: no counter, so nothing is taken for it. */
const withoutSuriname: DeliveryTowns = { GY: ['Georgetown', 'Diamond'], JM: [], TT: [], BB: [] };
const open = async (query = '', deliveryTowns: DeliveryTowns = { ...withoutSuriname, SR: [] }) => {
  history.replaceState(null, '', `/shipping-calculator${query}`);
  container = await openScreen(
    <Calculator
      rateCard={defaultRateCard}
      schedule={defaultSchedule}
      whatsApp="+12015550142"
      payment="Call us and we tell you how to pay."
      deliveryTowns={deliveryTowns}
    />,
  );
  await settle();
};
const text = () => container.textContent ?? '';
const find = <Kind extends Element>(selector: string): Kind => {
  const found = container.querySelector<Kind>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};
const type = async (field: string, value: string) => {
  await typeInto(find(`#${field}`), value);
  await settle();
};
const leave = (field: string) =>
  act(async () => {
    find<HTMLInputElement>(`#${field}`).focus();
    find<HTMLInputElement>(`#${field}`).blur();
  });
const press = (words: string) => pressOn(words).then(() => settle());
const tick = async (id: string) => {
  await act(async () => find<HTMLInputElement>(`#${id}`).click());
  await settle();
};
const problemAt = (field: string) => container.querySelector(`#${field}-problem`)?.textContent;
const total = () => container.querySelector('#price .text-5xl')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-22T14:46:38Z');
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('fetch', lookUp);
  localStorage.clear();
  sessionStorage.clear();
  // The test environment has no layout to scroll in.
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
  reportEvent.mockClear();
  lookUp.mockClear();
});
afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

describe('a price', () => {
  test('is shown line by line as soon as all measures are entered', async () => {
    await open();
    expect(text()).toContain('Your price will appear here');
    for (const [field, value] of Object.entries({ length: '12', width: '12', height: '12', weight: '10' }))
      await type(`box-1-${field}`, value);
    expect(total()).toBe('$38.50');
    expect(text()).toContain('Freight');
  });

  test('changes with an example, the country, the size and the number of barrels', async () => {
    await open();
    await press('A 55-gallon barrel to Guyana');
    expect(total()).toBe('$350.00');
    expect(scrollIntoView.mock.contexts).toEqual([find('#goods')]);
    await press('Jamaica');
    expect(total()).toBe('$375.00');
    await press('77-gallon');
    expect(total()).toBe('$525.00');
    await type('barrel-1-quantity', '2');
    expect(total()).toBe('$1,050.00');
  });

  test('of several rows: added, duplicated, removed, with the focus in the right place', async () => {
    await open('?to=GY&g=1b12x12x12x10');
    await press('Duplicate');
    expect(total()).toBe('$73.50');
    await press('Remove');
    expect(total()).toBe('$38.50');
    expect(document.activeElement?.id).toBe('add-box');
    await press('Add a barrel');
    expect(document.activeElement?.id).toBe('barrel-3-weight');
    expect(total()).toBeUndefined();
    await type('barrel-3-weight', '140');
    expect(total()).toBe('$388.50');
  });

  test.each([
    ['untouched', 'gives way to the barrel', []],
    ['begun', 'stays', ['#box-1-length']],
  ] as const)('the %s box that the form opens with %s', async (state, _, left) => {
    await open();
    if (state === 'begun') await type('box-1-length', '12');
    await press('Add a barrel');
    await type('barrel-2-weight', '140');
    expect([...document.querySelectorAll('[id^=box-][id$=length]')].map(({ id }) => `#${id}`)).toEqual(left);
    expect(total()).toBe(state === 'begun' ? undefined : '$350.00');
    expect(text()).toContain(state === 'begun' ? 'Barrel 2' : 'Barrel 1');
  });

  test('does not change with the units, because typed values are converted', async () => {
    await open('?to=SR&g=1b60x40x40x18&u=cm-kg&express=1');
    expect(total()).toBe('$187.50');
    await press('inches');
    await press('pounds');
    expect(find<HTMLInputElement>('#box-1-length').value).toBe('23.622');
    expect(total()).toBe('$187.50');
    await press('cm');
    expect(find<HTMLInputElement>('#box-1-length').value).toBe('60');
  });

  test('shows how much a consolidation of mailbox parcels saves', async () => {
    await open('?to=GY&g=1b10x8x6x2.2_1b12x9x4x3.1_1b9x6x3x1.3_1b14x10x5x2.6&mailbox=1');
    expect(total()).toBe('$42.00');
    expect(text()).toContain('would cost $49.00. Together you save $7.00.');
    expect(text()).toContain('Book it by Tue, Nov 24, 4:00');
  });

  test('shows the flight, its arrival and the remaining time', async () => {
    await open('?to=GY&g=1B55x140');
    expect(text()).toContain('Fri, Nov 27 from JFK');
    expect(text()).toContain('Ready in Georgetown Mon, Nov 30 to Wed, Dec 2');
    expect(text()).toContain('2\u00a0d\u00a004:13:22');
    await settle(1000);
    expect(text()).toContain('2\u00a0d\u00a004:13:21');
  });

  test('that staff must confirm shows the reason', async () => {
    await open('?to=JM&g=1B77x198_1B55x163.2&value=900&insured=1');
    expect(total()).toBe('$970.50');
    expect(text()).toContain('A barrel is over 176 lb');
    // Nobody is told that it flies if they only bring it in time.
    expect(text()).toMatch(/Once we have confirmed it: Bring it by [^.]+ and it flies\./);
  });

  test('asks for the value of the most expensive kind of goods only if customs needs it', async () => {
    await open('?to=TT&g=10b20x20x20x52&broker=1&insured=1&value=2500');
    expect(container.querySelector('#dearest')).toBeNull();
    await type('value', '6200');
    expect(text()).toContain('export filing (EEI)');
    await type('dearest', '3100');
    expect(total()).toBe('$2,066.00');
  });

  test('has no export filing for a hidden field', async () => {
    await open('?to=GY&g=1B55x140&value=6200&dearest=3100');
    expect(total()).toBe('$385.00');
    await type('value', '2000');
    expect(container.querySelector('#dearest')).toBeNull();
    expect(total()).toBe('$350.00');
    await type('value', '');
    expect(total()).toBe('$350.00');
    expect(text()).not.toContain('Export filing');
  });

  test('of a link with too many rows includes only the first ones, and says so', async () => {
    await open(`?to=GY&g=${Array.from({ length: 25 }, () => '1b12x12x12x10').join('_')}`);
    expect(text()).toContain('The first 20 are here and in the price.');
    await press('Remove');
    expect(text()).not.toContain('The first 20 are here');
  });
});

describe('a problem', () => {
  test('is shown at its field after the field was left', async () => {
    await open();
    await type('box-1-length', 'twelve');
    expect(problemAt('box-1-length')).toBeUndefined();
    await leave('box-1-length');
    expect(problemAt('box-1-length')).toBe('Give the length as a number above 0.');
    expect(find('#box-1-length').getAttribute('aria-invalid')).toBe('true');
    expect(find('#box-1-length').getAttribute('aria-describedby')).toContain('box-1-length-problem');
    await type('box-1-length', '12');
    expect(problemAt('box-1-length')).toBeUndefined();
  });

  test('with missing input is shown when the price is requested, and the first field gets the focus', async () => {
    await open();
    await leave('box-1-length');
    expect(problemAt('box-1-length')).toBeUndefined();
    expect(text()).not.toContain('What’s missing?');
    await type('box-1-length', '12');
    await type('box-1-length', '');
    await press('What’s missing?');
    expect(problemAt('box-1-weight')).toBe('Give the weight in pounds.');
    expect(document.activeElement?.id).toBe('box-1-length');
  });

  test('with a barrel has a solution', async () => {
    await open('?to=GY&g=1B55x201');
    await leave('barrel-1-weight');
    expect(problemAt('barrel-1-weight')).toContain('Split the goods over two barrels');
    expect(total()).toBeUndefined();
  });
});

describe('a pickup', () => {
  test('is priced by its ZIP code', async () => {
    await open('?to=GY&g=1B55x140');
    await tick('pickup');
    expect(text()).toContain('Not in this price yet: pickup.');
    await type('zip', '07102');
    expect(text()).toContain('Newark, NJ: 2.7 miles from our dock');
    expect(total()).toBe('$375.00');
    expect(text()).toContain('First pickup Tue, Nov 24');
  });

  test.each([
    ['10601', 'White Plains, NY is 27.1 miles away, and we pick up within 25'],
    ['00901', 'That is Puerto Rico, too far for our van.'],
  ])('from %s, too far away, is replaced by a suggestion to bring the goods', async (zip, why) => {
    await open(`?to=GY&g=1B55x140&zip=${zip}`);
    expect(text()).toContain(why);
    expect(total()).toBe('$350.00');
    expect(text()).not.toContain('First pickup');
    expect(text()).toContain('Bring it by Tue, Nov 24');
    await press('Bring it instead');
    expect(find<HTMLInputElement>('#pickup').checked).toBe(false);
    expect(text()).not.toContain('Not in this price yet');
  });

  test('and a mailbox exclude each other, because mailbox goods are at the dock', async () => {
    await open('?to=GY&g=1B55x140&zip=07102');
    expect(total()).toBe('$375.00');
    await tick('mailbox');
    expect(find<HTMLInputElement>('#pickup').checked).toBe(false);
    expect(total()).toBe('$350.00');
    await tick('pickup');
    expect(find<HTMLInputElement>('#mailbox').checked).toBe(false);
    expect(total()).toBe('$375.00');
  });

  test('from an unknown ZIP code shows a message, and a failed request can be retried', async () => {
    await open('?to=GY&g=1B55x140&zip=00000');
    expect(text()).toContain('We do not know this ZIP code');
    expect(text()).not.toContain('First pickup');
    const online = lookUp.getMockImplementation();
    lookUp.mockRejectedValue(new TypeError('Failed to fetch'));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await type('zip', '07102');
    expect(text()).toContain('You are offline');
    if (online) lookUp.mockImplementation(online);
    await press('Try again');
    expect(text()).toContain('Newark, NJ');
    vi.restoreAllMocks();
  });
});

describe('delivery to the door', () => {
  test('is priced in a town where we deliver, and left out of the price for any other', async () => {
    await open('?to=GY&g=1B55x140');
    await tick('door');
    expect(total()).toBe('$350.00');
    expect(text()).toContain('Not in this price yet: delivery.');
    await press('Georgetown');
    expect(total()).toBe('$370.00');
    expect(text()).not.toContain('Not in this price yet');
    await press('Another town');
    await type('town-name', 'Linden');
    expect(total()).toBe('$350.00');
    expect(text()).toContain('Delivery is not in this price.');
    expect(find<HTMLAnchorElement>('a[href^="https://wa.me/12015550142"]').href).toContain('Linden');
  });

  test('has no price in a country without such a town', async () => {
    await open('?to=JM&g=1B55x140&door=1&town=Kingston');
    expect(total()).toBe('$375.00');
    expect(text()).toContain('Ask us first');
    expect(find<HTMLInputElement>('#town-name').value).toBe('Kingston');
    expect(text()).not.toContain('$20.00');
  });
});

test('an empty barrel is added to the price and to the link', async () => {
  await open('?to=GY&g=1B55x140');
  await tick('barrel-1-empty');
  expect(total()).toBe('$395.00');
  expect(text()).toContain('Empty 55-gallon barrel, picked up at our dock');
  await settle(500);
  expect(location.search).toBe('?to=GY&g=1B55x140e');
});

describe('booking', () => {
  const ours = 'a[href^="https://wa.me/12015550142?text="]';

  test('leads to the form that books it, with the input, from the result and from the bar', async () => {
    await open('?to=GY&g=1B55x140');
    const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="/dashboard/create-shipment"]')];
    expect(links.map((link) => link.textContent)).toEqual(['Book this', 'Book this']);
    for (const link of links)
      expect(link.getAttribute('href')).toBe('/dashboard/create-shipment?to=GY&g=1B55x140');
  });

  test('of what we pick up leads to the time of its pickup, whose address has all of it', async () => {
    await open('?to=GY&g=1B55x140&zip=07102');
    const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="/booking"]')];
    expect(links.map((link) => link.textContent)).toEqual(['Book this', 'Book this']);
    for (const link of links) expect(link.getAttribute('href')).toBe('/booking?to=GY&g=1B55x140&zip=07102');
    expect(container.querySelector('a[href^="/dashboard/create-shipment"]')).toBeNull();
    expect(text()).toContain('holds a time for the pickup and says which flight it makes');
    expect(text()).toContain('You need a free account');
  });

  test('asks nobody for an account who is signed in', async () => {
    localStorage.setItem('CognitoIdentityServiceProvider.client.sample-user.accessToken', 'token');
    await open('?to=GY&g=1B55x140');
    expect(text()).toContain('“Book this” asks who receives it');
    expect(text()).not.toContain('You need a free account');
  });

  test('can still ask us first, on WhatsApp or by the form', async () => {
    await open('?to=GY&g=1B55x140&zip=07102');
    const { href } = find<HTMLAnchorElement>(ours);
    expect(new URL(href).searchParams.get('text')).toContain('Price: $375.00');
    expect(find<HTMLAnchorElement>('a[href^="/contact"]').href).toContain('about=pickup');
  });

  test('of parcels in a mailbox is done by a person', async () => {
    await open('?to=GY&g=1b10x8x6x2.2&mailbox=1');
    expect(container.querySelector('a[href^="/dashboard/create-shipment"]')).toBeNull();
    expect(text()).toContain('Book this: send it to us');
    expect(text()).toContain('It is booked once we confirm it.');
  });

  test('follows the price, and is offered only with one', async () => {
    await open('?to=GY&g=1B55x140');
    await type('barrel-1-quantity', '2');
    expect(find<HTMLAnchorElement>(ours).href).toContain(encodeURIComponent('Price: $700.00'));
    await type('barrel-1-weight', '');
    expect(container.querySelector(ours)).toBeNull();
  });

  test('of a price that we must confirm asks for that', async () => {
    await open('?to=GY&g=1B55x180');
    expect(text()).toContain('Ask us to confirm: send it to us');
    expect(text()).not.toContain('Book this');
  });

  test('is not the same as sharing, which goes to whom one likes', async () => {
    await open('?to=GY&g=1B55x140');
    expect(find('a[href^="https://wa.me/?text="]').textContent).toBe('Share with family');
    expect(find('a[href="/service-areas/guyana#customs"]').textContent).toContain('What customs in Guyana');
  });
});

describe('side effects', () => {
  test('the address contains the input after a pause in typing', async () => {
    await open();
    await press('A 55-gallon barrel to Guyana');
    expect(location.search).toBe('');
    await settle(500);
    expect(location.search).toBe('?to=GY&g=1B55x140');
  });

  test('the first price with own input is reported once a visit, an opened link is not', async () => {
    await open('?to=GY&g=1B55x140');
    await settle(2000);
    expect(reportEvent).not.toHaveBeenCalled();
    await press('Jamaica');
    await settle(1000);
    await press('Barbados');
    await settle(1000);
    expect(reportEvent).toHaveBeenCalledExactlyOnceWith('quote_requested', { to: 'JM' });
  });

  test('the price is stored even if the page is left while typing', async () => {
    await open('?to=GY&g=1B55x140');
    expect(readLastPrice()).toBeUndefined();
    window.dispatchEvent(new Event('pagehide'));
    expect(readLastPrice()).toMatchObject({ to: 'GY', total: 35_000 });
  });

  test('the last price is stored on the device, and account pages link to it', async () => {
    await open('?to=GY&g=1B55x140');
    await settle(1000);
    expect(readLastPrice()).toMatchObject({ to: 'GY', total: 35_000 });
    await press('Jamaica');
    await settle(1000);
    const path = '/shipping-calculator?to=JM&g=1B55x140';
    expect(readLastPrice()).toMatchObject({ to: 'JM', total: 37_500, path });
    const register = find<HTMLAnchorElement>('a[href^="/auth/register"]');
    expect(new URL(register.href).searchParams.get('returnUrl')).toBe('/dashboard/quotes');
  });

  test('the link is copied, or shown if the browser refuses', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
    await open('?to=GY&g=1B55x140');
    await press('Copy link');
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/shipping-calculator?to=GY&g=1B55x140`);
    expect(text()).toContain('The link is copied.');
    writeText.mockRejectedValueOnce(new Error('not allowed'));
    await press('Copy link');
    expect(text()).toContain('Your browser did not let us copy. The link: http');
  });
});

test('a country without a counter is not offered, and a link to it gets no price but says so', async () => {
  await open('?to=SR&g=1B55x140', withoutSuriname);
  const offered = [...container.querySelectorAll('input[name="to"]')].map((one) => one.getAttribute('value'));
  expect(offered).toEqual(['GY', 'JM', 'TT', 'BB']);
  expect(find('#to').textContent).toContain('We do not take goods for Suriname at the moment.');
  expect(text()).not.toContain('$375.00');
  await press('Jamaica');
  expect(container.querySelector('#to')).toBeNull();
  expect(text()).toContain('$375.00');
});
