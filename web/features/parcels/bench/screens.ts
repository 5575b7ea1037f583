import type { DeclaredScreen } from '#web/shell/screens.ts';

/** Where parcels are received. Only the one below /staff opens without a network, and reaches scale and label printer. */
export const benchScreens: readonly DeclaredScreen[] = [
  {
    path: '/staff/receiving',
    title: 'Receiving',
    who: 'parcel.manage',
    menu: 'Receiving',
    page: async () => (await import('./bench-page.tsx')).BenchPage,
  },
  {
    path: '/admin/package-receiving',
    title: 'Receiving',
    who: ['admin'],
    menu: 'Receiving',
    page: async () => (await import('./admin-bench-page.tsx')).AdminBenchPage,
  },
];
