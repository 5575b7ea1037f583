import { parts } from '#domain/settings/part-names.ts';
import type { DeclaredScreen } from '#web/shell/screens.ts';

/** The screens of the settings. */
export const settingsScreens: readonly DeclaredScreen[] = [
  {
    path: '/admin/settings',
    title: 'Settings',
    who: ['admin'],
    menu: 'Settings',
    parts,
    views: Object.keys(parts).map((part) => `?part=${part}`),
    first: () => ['/api/settings'],
    page: async () => (await import('./settings-page.tsx')).SettingsPage,
  },
];
