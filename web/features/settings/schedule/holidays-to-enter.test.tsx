import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { defaultSettings } from '#domain/settings/defaults.ts';
import { api } from '#web/api/client.ts';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { closeSettings, openSettings } from '../testing/settings-screen.tsx';
import { aSettingsServer, type SettingsServer } from '../testing/settings-server.ts';
import { HolidaysToEnter } from './holidays-to-enter.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));

let server: SettingsServer;
beforeEach(() => {
  server = aSettingsServer();
  vi.mocked(api).mockImplementation(server.answer as never);
  vi.setSystemTime('2027-10-01T15:00:00Z');
});
afterEach(() => vi.useRealTimers());

const moonDays = [
  { where: 'GY', name: 'Diwali', date: '2027-10-29' },
  { where: 'TT', name: 'Divali', date: '2027-10-30' },
  { where: 'SR', name: 'Diwali', date: '2027-10-29' },
] as const;

describe('the schedule', () => {
  afterEach(closeSettings);

  test('names the next lunar holiday, and a button adds it to the form', async () => {
    const screen = await openSettings('schedule');
    expect(screen.container.textContent).toContain('Diwali, Guyana: about Fri, Oct 29, 2027');
    await screen.press('Enter Diwali, Guyana');
    expect(screen.container.textContent).not.toContain('Diwali, Guyana: about');
    expect(screen.container.textContent).toContain('Diwali, Suriname: about');
    await screen.press('Save');
    const { value } = server.sections.schedule as { value: typeof defaultSettings.schedule };
    expect(value.holidays).toContainEqual({ where: 'GY', name: 'Diwali', date: '2027-10-29' });
  });
});

describe('the admin’s first screen', () => {
  const screen = freshRoot();
  const show = async () => {
    const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await act(async () =>
      screen.root.render(
        <MemoryRouter>
          <QueryClientProvider client={cache}>
            <HolidaysToEnter />
          </QueryClientProvider>
        </MemoryRouter>,
      ),
    );
    await act(() => vi.dynamicImportSettled());
    return screen.container.textContent;
  };

  test('reminds of holidays with name and date, and links to the list', async () => {
    expect(await show()).toContain('Divali, Trinidad');
    expect(screen.container.querySelector('a')?.getAttribute('href')).toBe('/admin/settings?part=schedule');
  });

  test('shows in time when a list ends', async () => {
    vi.setSystemTime('2028-06-01T15:00:00Z');
    expect(await show()).toContain('United States: the list ends on Mon, Dec 25, 2028.');
  });

  test('shows nothing if the list is complete', async () => {
    const { schedule } = server.sections;
    const { value } = schedule as { value: typeof defaultSettings.schedule };
    server.sections.schedule = {
      ...schedule,
      value: { ...value, holidays: [...value.holidays, ...moonDays] },
    } as typeof schedule;
    expect(await show()).toBe('');
  });
});
