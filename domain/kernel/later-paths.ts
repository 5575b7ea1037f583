/**
 * Paths of the admin area (trade.md, What the owner fixed) whose screens do not exist yet, with what is there. They are no screens: no menu and no link leads
 * to them. An admin who types one reads that it comes later.
 */
export const laterPaths = {
  '/admin/vehicles': 'Vehicles',
  '/admin/vehicles/:id': 'Vehicles',
  '/admin/vehicles/:id/edit': 'Vehicles',
} as const;

const known = Object.entries(laterPaths).map(([path, name]) => ({
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
  name,
}));

/** What comes later at an address: `Vehicles` for `/admin/vehicles/7`; undefined for any other address. */
export const laterAt = (pathname: string): string | undefined =>
  known.find(({ pattern }) => pattern.test(pathname))?.name;
