import type { Screen } from '#web/shell/screens.ts';
import { parts } from './parts.ts';

/** The screens of the settings. */
export const settingsScreens: readonly Screen[] = [
  {
    path: '/admin/settings',
    title: 'Settings',
    who: ['admin'],
    menu: 'Settings',
    views: Object.keys(parts).map((part) => `?part=${part}`),
    first: () => ['/api/settings'],
    page: async () => (await import('./settings-page.tsx')).SettingsPage,
  },
];
