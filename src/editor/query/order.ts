/**
 * The list with one item moved.
 *
 * @param items List.
 * @param from  Position of the item.
 * @param to    Its new position; outside the list, it stays at the end.
 */
export const moved = < T >( items: readonly T[], from: number, to: number ): T[] => {
	const rest = items.filter( ( _, index ) => index !== from );
	const item = items[ from ];
	return item === undefined
		? rest
		: [ ...rest.slice( 0, Math.max( 0, to ) ), item, ...rest.slice( Math.max( 0, to ) ) ];
};
