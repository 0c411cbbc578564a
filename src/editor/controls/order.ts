/**
 * Returns a copy of a list with one item moved.
 *
 * @param items The list.
 * @param from  Current position of the item, from 0.
 * @param to    New position of the item, from 0. Beyond the list: at its start or end.
 */
export const moved = < T >( items: readonly T[], from: number, to: number ): T[] => {
	const rest = items.filter( ( _, index ) => index !== from );
	const item = items[ from ];
	return item === undefined
		? rest
		: [ ...rest.slice( 0, Math.max( 0, to ) ), item, ...rest.slice( Math.max( 0, to ) ) ];
};
