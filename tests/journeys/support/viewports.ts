/** The two widths that every screen is made for, in CSS pixels. */
export const viewports = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1280, height: 800 },
} as const;
