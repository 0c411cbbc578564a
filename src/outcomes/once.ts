/** Which orders of this browser have been told. It is written with consent only. */

const KEY = 'eidan-purchases';

/** Orders that are remembered. */
const MOST = 20;

/**
 * Whether an order is new. It no longer is the next time.
 *
 * @param id The shop and the order's number in it.
 */
export const isNew = ( id: string ): boolean => {
	try {
		const kept: unknown = JSON.parse( window.localStorage.getItem( KEY ) ?? '[]' );
		const told = Array.isArray( kept ) ? kept : [];
		if ( told.includes( id ) ) {
			return false;
		}
		window.localStorage.setItem( KEY, JSON.stringify( [ ...told, id ].slice( -MOST ) ) );
	} catch {
		// Without storage, or with a damaged one, the order's number tells it apart.
	}
	return true;
};
