/** Guyana's ten regions and the districts we offer in each (trade.md, What the owner fixed). */
export const guyanaRegions = {
  'Barima-Waini': ['Mabaruma', 'Moruca', 'Waina'],
  'Pomeroon-Supenaam': ['Anna Regina', 'Charity', 'Supenaam'],
  'Essequibo Islands-West Demerara': ['Parika', 'Vreed-en-Hoop', 'Belle Vue'],
  'Demerara-Mahaica': ['Georgetown', 'Paradise', 'Timehri', 'Mahaica'],
  'Mahaica-Berbice': ['New Amsterdam', 'Fort Wellington', 'Mahaicony'],
  'East Berbice-Corentyne': ['New Amsterdam', 'Corriverton', 'Rose Hall', 'Skeldon'],
  'Cuyuni-Mazaruni': ['Bartica', 'Mazaruni', 'Issano'],
  'Potaro-Siparuni': ['Mahdia', 'Tumatumari'],
  'Upper Takutu-Upper Essequibo': ['Lethem', 'Aishalton'],
  'Upper Demerara-Berbice': ['Linden', 'Kwakwani', 'Ituni'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const districtsByRegion: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(guyanaRegions));

/** True for one of the ten regions, spelled as in the list. */
export const isGuyanaRegion = (region: string): boolean => districtsByRegion.has(region);

/** The districts of a region; empty for an unknown region. */
export const guyanaDistricts = (region: string): readonly string[] => districtsByRegion.get(region) ?? [];
