import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noDangers } from '#domain/carriage/dangerous/questions.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { preAlertEndpoints } from '#domain/parcels/owner/pre-alert-endpoints.ts';
import { samplePreAlert } from '#domain/parcels/testing/sample-parcel.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { addressNow, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { Expected } from '../mine/expected.tsx';
import { AnnouncePage } from './announce-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'ann' }));
vi.mock('#web/ui/feedback/toaster.tsx', () => ({ toast: { success: vi.fn() } }));
const calling = vi.mocked(api as (endpoint: unknown, input: Record<string, unknown>) => Promise<unknown>);
const bodies = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, { body }]) => body);

const UPS = '1Z999AA10123456784';
const USPS = '9405803699300124287899';
let refuse: (body: unknown) => void;
let open: readonly PreAlert[];
let one: () => PreAlert;
let screen: HTMLElement;

const show = async (search = ''): Promise<void> => {
  screen = await openScreen(
    <Routes>
      <Route path="/dashboard/mailbox/announce" element={<AnnouncePage />} />
      <Route path="*" element={<Expected />} />
    </Routes>,
    `/dashboard/mailbox/announce${search}`,
  );
  await settle();
};
const text = () => screen.textContent ?? '';
const field = (label: string, at = 0): HTMLInputElement => {
  const labels = [...screen.querySelectorAll('label')].filter(({ textContent }) =>
    textContent?.startsWith(label),
  );
  const found = document.getElementById(labels[at]?.htmlFor ?? '');
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field ${label}.`);
  return found;
};
const paste = async (mail: string): Promise<void> => {
  await type(screen.querySelector('textarea'), mail);
  await press('Fill in from the e-mail');
  await settle();
  await settle();
};

beforeEach(() => {
  refuse = () => undefined;
  open = [samplePreAlert];
  one = () => samplePreAlert;
  calling.mockReset();
  calling.mockImplementation(async (endpoint, { body }) => {
    if (endpoint === preAlertEndpoints.announced) return { items: open };
    if (endpoint === preAlertEndpoints.preAlert) return one();
    refuse(body);
    return samplePreAlert;
  });
});
afterEach(closeScreen);

describe('typing a number', () => {
  test('shows who brings it, and the number alone is enough', async () => {
    await show();
    await type(field('Tracking number'), ' 1z 999 aa1 01 2345 6784 ');
    expect(text()).toContain('UPS brings it.');
    await press('Announce it');
    await settle();
    expect(bodies(preAlertEndpoints.announce)).toEqual([
      { id: expect.any(String), tracking: UPS, declaration: { store: '', orderNumber: '', lines: [] } },
    ]);
    expect(addressNow()).toBe('/dashboard/mailbox');
  });

  test('is in the list at once, though the list of the server takes a moment', async () => {
    open = [];
    await show();
    await type(field('Tracking number'), UPS);
    await press('Announce it');
    await settle();
    expect(text()).toContain('Expected');
    expect(text()).toContain(UPS);
  });

  test('a mistake in it is said at once, and nothing is sent', async () => {
    await show();
    await type(field('Tracking number'), `${UPS.slice(0, -1)}5`);
    expect(text()).toContain('One character of this UPS number is wrong');
    await press('Announce it');
    expect(bodies(preAlertEndpoints.announce)).toEqual([]);
  });

  test('where it does not tell who brings it, somebody chooses', async () => {
    await show();
    await type(field('Tracking number'), 'ZZ-4711-0815-99');
    expect(text()).toContain('Who brings it?');
    await press('Announce it');
    await settle();
    expect(bodies(preAlertEndpoints.announce)).toMatchObject([
      { tracking: 'ZZ4711081599', carrier: 'OTHER' },
    ]);
  });

  test('a number of U.S. Mail says that it is refused at the door', async () => {
    await show();
    await type(field('Tracking number'), USPS);
    expect(text()).toContain('U.S. Mail (USPS) brings this one');
  });

  test('the same number twice in one form is said before it is sent', async () => {
    await show();
    await type(field('Tracking number'), UPS);
    await press('Another parcel');
    await type(field('Tracking number', 1), UPS.toLowerCase());
    await press('Announce 2 parcels');
    expect(text()).toContain('This number is here twice');
    expect(bodies(preAlertEndpoints.announce)).toEqual([]);
  });

  test('of several, those that were announced leave the form, and the other one stays with the reason', async () => {
    await show();
    await type(field('Tracking number'), UPS);
    await press('Another parcel');
    await type(field('Tracking number', 1), 'TBA123456789012');
    refuse = (body) => {
      if (JSON.stringify(body).includes(UPS))
        throw new ApiError(409, {
          code: 'ALREADY_ANNOUNCED',
          message: 'You have announced it.',
          correlationId: '',
          details: { preAlert: samplePreAlert },
        });
    };
    await press('Announce 2 parcels');
    await settle();
    expect(bodies(preAlertEndpoints.announce)).toHaveLength(2);
    expect(screen.querySelectorAll('section[aria-label="The parcel"]')).toHaveLength(1);
    expect(field('Tracking number').value).toBe(UPS);
    expect(text()).toContain('You have announced this number already.');
    const known = [...screen.querySelectorAll('a')].find(({ textContent }) =>
      textContent?.startsWith('Open'),
    );
    expect(known?.getAttribute('href')).toContain(`?change=${samplePreAlert.id}`);
    refuse = () => undefined;
    await press('Announce it');
    await settle();
    // Sent again it has the same id, so that a lost answer makes no second one.
    const [first, , again] = bodies(preAlertEndpoints.announce) as readonly { id: string }[];
    expect(again?.id).toBe(first?.id);
  });
});

describe('pasting a mail', () => {
  const mail = `From: Amazon.com <shipment-tracking@amazon.com>
Subject: Shipped

Your package was shipped!
Order #112-4410093-7719020
* Rechargeable Camping Lantern, 1000 Lumens, Green
  Quantity: 2
  18.49 USD
Tracking ID: TBA123456789012`;

  test('fills in the fields, marks what was guessed until somebody touches it, and sends what stands there', async () => {
    await show();
    await paste(mail);
    expect(field('Tracking number').value).toBe('TBA123456789012');
    expect(field('Store').value).toBe('Amazon');
    expect(field('What is it?').value).toContain('Camping Lantern');
    expect(field('How many?').value).toBe('2');
    expect(field('$ for one').value).toBe('18.49');
    const marks = () =>
      [...screen.querySelectorAll('p')]
        .map(({ textContent }) => textContent)
        .filter((words) => words === 'From the e-mail').length;
    expect(marks()).toBe(6);
    await type(field('How many?'), '3');
    expect(marks()).toBe(5);
    await press('Announce it');
    await settle();
    expect(bodies(preAlertEndpoints.announce)).toMatchObject([
      {
        tracking: 'TBA123456789012',
        declaration: {
          store: 'Amazon',
          orderNumber: '112-4410093-7719020',
          lines: [{ quantity: 3, unitValue: 1849 }],
        },
      },
    ]);
  });

  test('one that says nothing of an order says so, and changes nothing', async () => {
    await show();
    await paste('Hello Ann, see you on Sunday.');
    expect(text()).toContain('We found neither a tracking number nor goods in it');
    expect(screen.querySelectorAll('section[aria-label="The parcel"]')).toHaveLength(1);
  });

  test('what was typed before stays beside what the mail says', async () => {
    await show();
    await type(field('Tracking number'), UPS);
    await paste(mail);
    expect(field('Tracking number').value).toBe(UPS);
    expect(field('Tracking number', 1).value).toBe('TBA123456789012');
  });
});

describe('dangerous goods', () => {
  const answered = () =>
    (bodies(preAlertEndpoints.announce)[0] as { declaration: { dangers?: unknown } }).declaration.dangers;

  test('are one tap for somebody who has none', async () => {
    await show();
    await type(field('Tracking number'), UPS);
    await press('No, nothing like it');
    await press('Announce it');
    await settle();
    expect(answered()).toEqual([]);
  });

  test('a yes without saying what is no answer', async () => {
    await show();
    await type(field('Tracking number'), UPS);
    await press('Yes');
    expect(text()).toContain('Is there a power bank inside?');
    await press('Announce it');
    await settle();
    expect(answered()).toBeUndefined();
  });

  test('say at once what may not fly', async () => {
    await show();
    await type(field('Tracking number'), UPS);
    await press('Yes');
    await type(field('How many spray cans?'), '2');
    expect(text()).toContain('We look at it. 2 spray cans.');
    const powerBank = [...screen.querySelectorAll('fieldset')].find(({ textContent }) =>
      textContent?.startsWith('Is there a power bank inside?'),
    );
    await act(async () => powerBank?.querySelector<HTMLElement>('input[value=yes]')?.click());
    expect(text()).toContain('It may not fly. A power bank.');
    await press('Announce it');
    await settle();
    expect(answered()).toEqual([{ code: 'POWER_BANK' }, { code: 'SPRAY', quantity: 2 }]);
    expect(noDangers.powerBank).toBe(false);
  });
});

describe('changing one that was announced', () => {
  test('has what was said, saves the version that was seen, and clears what was cleared', async () => {
    // It is read by itself, however many others were announced since.
    open = [];
    await show(`?change=${samplePreAlert.id}`);
    expect(field('Tracking number').value).toBe(UPS);
    await type(field('Store'), '');
    await press('Save');
    await settle();
    expect(bodies(preAlertEndpoints.changePreAlert)).toMatchObject([
      { version: 1, declaration: { store: '', dangers: [] } },
    ]);
  });

  test('one that is not expected any more leads to the mailbox', async () => {
    const gone = () => {
      throw new ApiError(404, {
        code: 'PRE_ALERT_NOT_FOUND',
        message: 'There is no such pre-alert.',
        correlationId: 'request-1',
      });
    };
    const come = (): PreAlert => ({ ...samplePreAlert, state: 'MATCHED' });
    for (const now of [gone, come]) {
      one = now;
      await show(`?change=${samplePreAlert.id}`);
      expect(text()).toContain('This one is not expected any more');
      closeScreen();
    }
  });
});
