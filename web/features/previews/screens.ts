import type { DeclaredScreen } from '#web/shell/screens.ts';

/** What people are told, word for word. */
export const previewScreens: readonly DeclaredScreen[] = [
  {
    path: '/admin/messages',
    title: 'Messages',
    who: ['admin'],
    menu: 'Messages',
    views: ['message=piece-tracked.v1-RECEIVED'],
    page: async () => (await import('./messages-page.tsx')).MessagesPage,
  },
];
