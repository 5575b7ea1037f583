import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { letterNames } from '#domain/notifications/letter-words.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import type { Capabilities } from '#domain/settings/capabilities.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { sectionNames } from '#domain/settings/site-settings.ts';
import { api } from '#web/api/client.ts';
import { closeSettings, openSettings } from './testing/settings-screen.tsx';
import { aSettingsServer, type SettingsServer } from './testing/settings-server.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const { said } = vi.hoisted(() => ({ said: vi.fn() }));
vi.mock('#web/ui/feedback/toaster.tsx', () => ({ toast: { success: said } }));

let server: SettingsServer;
beforeEach(() => {
  said.mockReset();
  server = aSettingsServer();
  vi.mocked(api).mockImplementation(server.answer as never);
});
afterEach(closeSettings);

const { brand, claims } = defaultSettings;

describe('a change', () => {
  test('is saved once with the version that was shown, and links to the page that shows it', async () => {
    const screen = await openSettings('brand');
    expect(screen.button('Save')?.disabled).toBe(true);
    await screen.type('Phone, as shown', '(201) 555-0199');
    await screen.press('Save');
    expect(server.saved).toEqual([
      { version: 0, value: { ...brand, phone: { ...brand.phone, display: '(201) 555-0199' } } },
    ]);
    expect(said).toHaveBeenCalledOnce();
    expect(screen.button('Save')?.disabled).toBe(true);
    expect(screen.container.textContent).toContain('by you');
    await screen.type('Phone, as shown', '(201) 555-0100');
    await screen.press('Save');
    expect(server.saved).toHaveLength(2);
    expect(server.sections.brand.version).toBe(2);
  });

  test('that is invalid is not sent: the field shows what to do and has the focus', async () => {
    const screen = await openSettings('brand');
    await screen.type('Phone, as dialed', '201');
    await screen.type('Latitude', 'north');
    await screen.press('Save');
    expect(server.saved).toEqual([]);
    expect(screen.problemOf('Phone, as dialed')).toBe('Give the number as +12015550142');
    expect(screen.problemOf('Latitude')).toBe('Give a number');
    expect(document.activeElement?.getAttribute('name')).toBe('phone.e164');
    await screen.type('Phone, as dialed', '+12015550199');
    expect(screen.problemOf('Phone, as dialed')).toBeUndefined();
  });

  test('that the server refuses shows the message at its field', async () => {
    const screen = await openSettings('brand');
    server.failNext(400, 'INVALID_INPUT', { 'value.email': 'This address does not take mail' });
    await screen.type('E-mail for customers', 'nobody@example.test');
    await screen.press('Save');
    expect(screen.problemOf('E-mail for customers')).toBe('This address does not take mail');
    expect(screen.valueOf('E-mail for customers')).toBe('nobody@example.test');
  });

  test('can be undone before it is saved', async () => {
    const screen = await openSettings('brand');
    await screen.type('Latitude', '4');
    await screen.press('Undo my changes');
    expect(screen.valueOf('Latitude')).toBe('40.7684');
    expect(screen.button('Save')?.disabled).toBe(true);
  });
});

describe('the words of an e-mail', () => {
  test('are shown as they will read, and saved only with the fields that its reader needs', async () => {
    const screen = await openSettings('wording');
    const refund = letterNames.indexOf('refund');
    await screen.type('Subject', 'Your refund', refund);
    expect(screen.container.textContent).toContain('Your refund');
    await screen.press('Save');
    expect(server.saved).toEqual([]);
    expect(screen.container.textContent).toContain('Keep {amount}, {invoice}: the reader needs it.');
    await screen.type('Subject', '{amount} for you, {invoice}', refund);
    expect(screen.container.textContent).toContain('$330.00 for you, INV-1000001');
    await screen.press('Save');
    const { refund: ours, ...others } = defaultSettings.wording;
    expect(server.saved).toEqual([
      { version: 0, value: { ...others, refund: { ...ours, subject: '{amount} for you, {invoice}' } } },
    ]);
  });
});

describe('when somebody else saved first', () => {
  test('no input is lost: their version is loaded below it and both changes are saved', async () => {
    const screen = await openSettings('brand');
    server.elsewhere('brand', { ...brand, email: 'theirs@example.test' });
    await screen.type('Name', 'Harbour Air');
    await screen.press('Save');
    expect(screen.container.textContent).toContain('Someone else saved this while you were typing');
    expect(screen.valueOf('Name')).toBe('Harbour Air');
    await screen.press('Load theirs and keep my changes');
    expect(screen.valueOf('E-mail for customers')).toBe('theirs@example.test');
    expect(screen.valueOf('Name')).toBe('Harbour Air');
    await screen.press('Save');
    expect(server.sections.brand).toMatchObject({
      version: 2,
      value: { ...brand, name: 'Harbour Air', email: 'theirs@example.test' },
    });
  });

  test('a field that both changed is named with their value', async () => {
    const screen = await openSettings('brand');
    server.elsewhere('brand', { ...brand, name: 'Their Air' });
    await screen.type('Name', 'My Air');
    await screen.press('Save');
    await screen.press('Load theirs and keep my changes');
    expect(screen.container.textContent).toContain('name: theirs is “Their Air”');
    expect(screen.valueOf('Name')).toBe('My Air');
  });
});

describe('the history', () => {
  test('says who changed what in words, and an old version is brought back into the form, to be saved', async () => {
    server.elsewhere('brand', { ...brand, name: 'Harbour Air' });
    server.elsewhere('brand', { ...brand, name: 'Mistake Air', confirmed: true });
    const screen = await openSettings('brand');
    expect(screen.container.textContent).toContain('by Ben');
    await screen.press('Show who changed what');
    expect(screen.container.textContent).toContain('Name: Harbour Air → Mistake Air');
    expect(screen.container.textContent).toContain('Address and contact are real and confirmed: off → on');
    await screen.press('Bring version 1 back');
    expect(server.saved).toEqual([]);
    expect(screen.valueOf('Name')).toBe('Harbour Air');
    expect(screen.container.textContent).toContain('Version 1 is in the form, not saved yet');
    expect(screen.container.textContent).toContain('Name: Mistake Air → Harbour Air');
    await screen.press('Save');
    expect(server.saved).toEqual([{ version: 2, value: { ...brand, name: 'Harbour Air' } }]);
    expect(screen.container.textContent).not.toContain('not saved yet');
  });

  test('never replaces unsaved changes', async () => {
    server.elsewhere('brand', { ...brand, name: 'Harbour Air' });
    server.elsewhere('brand', { ...brand, name: 'Mistake Air' });
    const screen = await openSettings('brand');
    await screen.press('Show who changed what');
    await screen.type('Name', 'Typed Air');
    expect(screen.button('Bring version 1 back')?.disabled).toBe(true);
    await screen.press('Undo my changes');
    expect(screen.button('Bring version 1 back')?.disabled).toBe(false);
  });

  test.each(sectionNames)('is there for %s', async (section) => {
    const screen = await openSettings(section);
    await screen.press('Show who changed what');
    expect(screen.container.textContent).toContain('Not edited yet.');
  });
});

describe('a preview', () => {
  test('shows which pages would change, and opens one with what is typed in a tab of its own', async () => {
    const tab = { location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal('open', () => tab);
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
    const screen = await openSettings('home');
    expect(screen.button('Preview the pages')).toBeUndefined();
    await screen.tick('Show the U.S. mailbox block');
    await screen.press('Preview the pages');
    expect(screen.container.textContent).toContain('2 pages change.');
    await screen.press('Contact');
    const change = { part: 'home', value: { mailboxBlock: true } };
    expect(server.saved).toEqual([{ change }, { change, path: '/contact' }]);
    expect(server.sections.home.version).toBe(0);
    expect(tab.location.replace).toHaveBeenCalledWith('blob:preview');
  });

  test('with a wrong field shows the field instead', async () => {
    const screen = await openSettings('brand');
    await screen.type('Phone, as dialed', '201');
    await screen.press('Preview the pages');
    expect(screen.problemOf('Phone, as dialed')).toBe('Give the number as +12015550142');
    expect(server.saved).toEqual([]);
  });
});

describe('leaving the page', () => {
  test('with changes needs a confirmation', async () => {
    const screen = await openSettings('brand');
    await screen.type('Name', 'Harbour Air');
    await screen.go('/admin');
    expect(screen.address()).toBe('/admin/settings?part=brand');
    await screen.press('Stay here');
    expect(screen.valueOf('Name')).toBe('Harbour Air');
    await screen.go('/admin/settings?part=claims');
    await screen.press('Leave without saving');
    expect(screen.address()).toBe('/admin/settings?part=claims');
  });

  test('without changes needs no confirmation', async () => {
    const screen = await openSettings('brand');
    await screen.go('/admin');
    expect(screen.address()).toBe('/admin');
  });
});

describe('what works today', () => {
  test('takes the towns of a country, each once', async () => {
    const screen = await openSettings('capabilities');
    await screen.press('Add a town in Guyana');
    await screen.type('Delivery town 1', 'Linden');
    await screen.press('Add a town in Guyana');
    await screen.type('Delivery town 2', 'linden');
    await screen.press('Save');
    expect(server.saved).toEqual([]);
    expect(screen.problemOf('Delivery town 2')).toBe('This town is on the list already: remove one');
    await screen.press('Remove town in Guyana 2');
    await screen.press('Save');
    const { destinations } = defaultSettings.capabilities;
    expect(server.sections.capabilities.value).toEqual({
      ...defaultSettings.capabilities,
      destinations: { ...destinations, GY: { ...destinations.GY, deliveryTowns: ['Linden'] } },
    });
  });

  test('turns a country off, and on again only with street, hours and a phone there, naming what is missing', async () => {
    const screen = await openSettings('capabilities');
    await screen.tick('We take goods for Guyana');
    await screen.press('Save');
    const guyana = () => (server.sections.capabilities.value as Capabilities).destinations.GY;
    expect(guyana()).toEqual({ deliveryTowns: [] });
    await screen.tick('We take goods for Guyana');
    await screen.press('Save');
    expect(server.saved).toHaveLength(1);
    expect(screen.problemOf('Street in Guyana')).toBe('Enter the street of the counter in Georgetown');
    expect(screen.problemOf('Phone in Guyana')).toContain('Enter the phone number of the counter');
    await screen.type('Street in Guyana', '9 Quay Street');
    await screen.type('Phone in Guyana', '+1 201 555 0142');
    await screen.press('Save');
    expect(screen.problemOf('Phone in Guyana')).toBe('Give a number of Guyana, which begins with +592');
    await screen.type('Phone in Guyana', '+592 611 0142');
    await screen.press('Save');
    expect(guyana().collectAt).toEqual({
      street: '9 Quay Street',
      town: 'Georgetown',
      hours: [{ days: 'Monday to Friday', hours: '9:00 AM to 4:00 PM' }],
      phone: '+592 611 0142',
    });
  });
});

describe('lists', () => {
  test('rows are added, moved and removed', async () => {
    const screen = await openSettings('claims');
    await screen.press('Add a badge');
    await screen.type('Badge 3', 'Open on Saturday');
    await screen.press('Move badge 3 up');
    await screen.press('Remove badge 1');
    await screen.press('Save');
    expect(server.sections.claims.value).toEqual({
      ...claims,
      badges: ['Open on Saturday', claims.badges[1]],
    });
  });

  test('an empty list that needs an entry shows a message', async () => {
    const screen = await openSettings('rates');
    for (const _ of defaultRateCard.card.barrels) await screen.press('Remove barrel 1');
    await screen.press('Check what changes');
    expect(screen.container.textContent).toContain('Add at least one');
    expect(server.saved).toEqual([]);
  });

  test('a testimonial keeps its sample mark', async () => {
    const screen = await openSettings('testimonials');
    await screen.press('Remove testimonial 1');
    await screen.press('Remove testimonial 1');
    await screen.press('Save');
    expect(server.sections.testimonials.value).toEqual({
      items: [defaultSettings.testimonials.items[2]],
    });
  });

  test('a new testimonial is a sample until a customer has agreed', async () => {
    const screen = await openSettings('testimonials');
    const before = defaultSettings.testimonials.items.length;
    await screen.press('Add a testimonial');
    for (const [label, text] of [
      ['Name', 'Pat R.'],
      ['Where they live', 'Queens'],
      ['What they sent', 'A box'],
      ['What they say', 'It came on Friday.'],
    ] as const)
      await screen.type(label, text, before);
    await screen.tick('A sample: this person is invented, or has not agreed yet', before);
    await screen.press('Save');
    expect(screen.problemOf('Customer who agreed')).toBe('Give the name of the customer who agreed');
    expect(screen.problemOf('Agreed on')).toBe('Give the day on which they agreed');
    await screen.type('Customer who agreed', 'Pat Rivers');
    await screen.type('Agreed on', '2026-11-20');
    await screen.press('Save');
    const { value } = server.sections.testimonials as { value: typeof defaultSettings.testimonials };
    expect(value.items.at(-1)).toMatchObject({
      name: 'Pat R.',
      sample: false,
      agreedBy: 'Pat Rivers',
      agreedOn: '2026-11-20',
    });
  });

  test('holidays of one place and year are shown, and the others are kept', async () => {
    const screen = await openSettings('schedule');
    const { holidays } = defaultSettings.schedule;
    await screen.type('Year', '2027');
    const shown = [...screen.container.querySelectorAll<HTMLInputElement>('input[type=date]')];
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every(({ value }) => value.startsWith('2027'))).toBe(true);
    await screen.press('Add a holiday');
    await screen.type('Day', '2027-06-19', shown.length);
    await screen.type('Name', 'A day of our own', shown.length);
    await screen.press('Save');
    const { value } = server.sections.schedule as { value: typeof defaultSettings.schedule };
    expect(value.holidays).toEqual([
      ...holidays,
      { date: '2027-06-19', name: 'A day of our own', where: 'US' },
    ]);
  });
});

test('a validation over several fields is shown at the field to change', async () => {
  const screen = await openSettings('schedule');
  await screen.type('Most days', '2');
  await screen.press('Save');
  expect(screen.problemOf('Most days')).toContain('Give 3 or more');
});

test('settings that cannot be loaded show a message and can be retried', async () => {
  vi.mocked(api).mockRejectedValueOnce(new Error('The server is away'));
  const screen = await openSettings('home');
  expect(screen.container.textContent).toContain('The server is away');
  await screen.press('Try again');
  expect(screen.button('Save')).toBeDefined();
});

describe('settings that belong together', () => {
  test('shorter hours warn of pickup slots after closing, and can be saved nevertheless', async () => {
    const screen = await openSettings('brand');
    expect(screen.container.textContent).not.toContain('pickup slots');
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      await screen.type(`${day} closes`, '15:00');
    expect(screen.container.textContent).toContain('5 pickup slots end after you close');
    await screen.press('Save');
    const { value } = server.sections.brand as { value: typeof brand };
    expect(value.hours[0]).toEqual({ days: 'Monday to Friday', hours: '9:00 AM to 3:00 PM' });
    expect(screen.container.textContent).toContain('Please check');
  });

  test('a day without a closing time is not sent', async () => {
    const screen = await openSettings('brand');
    await screen.type('Saturday closes', '');
    await screen.press('Save');
    expect(screen.problemOf('Saturday closes')).toBe('Choose both times');
    expect(server.saved).toEqual([]);
    await screen.type('Saturday closes', '08:00');
    await screen.press('Save');
    expect(screen.problemOf('Saturday closes')).toBe('Choose a closing time after the opening time');
    await screen.press('Undo my changes');
    expect(screen.valueOf('Saturday closes')).toBe('14:00');
  });

  test('hours that were typed as text stay as they are until times are chosen', async () => {
    server.sections.brand = {
      value: { ...brand, hours: [{ days: 'Weekdays', hours: 'By appointment' }] },
      version: 3,
    };
    const screen = await openSettings('brand');
    expect(screen.container.textContent).toContain('Weekdays By appointment');
    await screen.type('Name', 'Harbour Air');
    await screen.press('Save');
    expect(server.sections.brand.value).toMatchObject({
      hours: [{ days: 'Weekdays', hours: 'By appointment' }],
    });
    await screen.press('Choose the hours of each day');
    await screen.press('Save');
    expect(server.sections.brand.value).toMatchObject({
      hours: [{ days: 'Monday to Sunday', hours: 'Closed' }],
    });
  });

  test('a booking cutoff before the cargo cutoff is refused in plain words', async () => {
    const screen = await openSettings('schedule');
    await screen.type('Goods are due at', '17:00');
    await screen.press('Save');
    expect(screen.problemOf('Booking closes at')).toBe(
      'Booking closes before goods do. Choose 5:00 PM or later.',
    );
  });

  test('Monday’s pickup slots are copied to the other weekdays, and Saturday keeps its own', async () => {
    const screen = await openSettings('schedule');
    await screen.press('Remove Monday, slot 3');
    await screen.press('Copy Monday to Tuesday–Friday');
    await screen.press('Save');
    const { value } = server.sections.schedule as { value: typeof defaultSettings.schedule };
    const counts = [0, 1, 2, 3, 4, 5, 6].map(
      (day) => value.pickup.slots.filter(({ weekday }) => weekday === day).length,
    );
    expect(counts).toEqual([0, 2, 2, 2, 2, 2, 2]);
  });

  test('closed days and what a slot takes are saved; an empty number is the usual one', async () => {
    const screen = await openSettings('schedule');
    await screen.type('Pickups', '2');
    await screen.type('Pounds', '');
    await screen.type('A booking that fits is confirmed', 'STAFF');
    await screen.press('Add a closed day');
    await screen.type('Why', 'The van is in the shop');
    await screen.press('Save');
    expect(screen.problemOf('Day', -1)).toBeDefined();
    await screen.type('Day', '2026-12-24', -1);
    await screen.tick('The dock is closed, too');
    await screen.type('Bookings in a window', '6');
    await screen.press('Save');
    const { value } = server.sections.schedule as { value: typeof defaultSettings.schedule };
    expect(value.pickup.slots[0]).toEqual({ weekday: 1, from: '09:00', to: '12:00', places: 2 });
    expect(value).toMatchObject({
      pickup: { confirms: 'STAFF' },
      closedDays: [{ date: '2026-12-24', name: 'The van is in the shop', dock: true }],
      dropOff: { windowMinutes: 60, places: 6 },
    });
    await screen.type('Bookings in a window', '');
    await screen.press('Save');
    expect(server.sections.schedule.value).toMatchObject({ dropOff: { windowMinutes: 60 } });
    expect((server.sections.schedule.value as typeof value).dropOff?.places).toBeUndefined();
  });

  test('a one-day slot on a closed day is refused at its day', async () => {
    server.sections.schedule = {
      value: { ...defaultSettings.schedule, closedDays: [{ date: '2026-12-24', name: 'Christmas Eve' }] },
      version: 3,
    };
    const screen = await openSettings('schedule');
    await screen.press('Add a one-day slot');
    await screen.type('Day', '2026-12-24', -1);
    await screen.type('From', '09:00', -1);
    await screen.type('To', '11:00', -1);
    await screen.press('Save');
    expect(screen.problemOf('Day', -1)).toBe('This day is closed. Choose another, or open it.');
  });
});
