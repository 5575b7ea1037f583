/** The first part of the keys of everything that the desk knows of parcels. */
export const DESK_PARCELS = 'desk-parcels';
