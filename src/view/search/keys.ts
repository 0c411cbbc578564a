/**
 * Returns where an arrow key goes in a list of suggestions. The field itself (-1) comes between the last and the first
 * option.
 *
 * @param active Index of the active option, from 0, or -1 for the field.
 * @param way    1 for down, -1 for up.
 * @param length Number of options.
 * @param isOpen Whether the list is open. In a closed list, down goes to the first option.
 */
export const nextOf = ( active: number, way: number, length: number, isOpen: boolean ): number =>
	! isOpen && way > 0 ? 0 : ( ( active + way + 2 + length ) % ( length + 1 ) ) - 1;
