/**
 * Where an arrow key goes in a list of suggestions: one on or back, with the field itself, -1, between the last and the
 * first.
 *
 * @param active Option that is marked, from 0; -1 while the field itself is.
 * @param way    1 for the next one, -1 for the one before.
 * @param length How many options there are.
 * @param isOpen Whether the list is open: in one that is not, the way down leads to the first option.
 */
export const nextOf = ( active: number, way: number, length: number, isOpen: boolean ): number =>
	! isOpen && way > 0 ? 0 : ( ( active + way + 2 + length ) % ( length + 1 ) ) - 1;
