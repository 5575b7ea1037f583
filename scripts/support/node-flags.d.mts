export const productFlags: string[];
