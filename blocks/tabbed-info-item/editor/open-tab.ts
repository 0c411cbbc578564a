import type { RepeaterItem } from '@eidan/editor';
import type { TabbedInfoItemAttributes } from '../attributes';

export type TabItem = RepeaterItem< TabbedInfoItemAttributes >;

/**
 * Makes one item the only one that is open when the page loads. All items change at once, so that it is one undo step.
 *
 * @param items    The tabs of one block, in their order.
 * @param clientId The item to open; if undefined, no item is open.
 * @param update   The editor's action `updateBlockAttributes`.
 */
export function setOpenTab( items: TabItem[], clientId: string | undefined, update: unknown ) {
	const changes = Object.fromEntries(
		items
			.filter( ( item ) => item.attributes.open !== ( item.clientId === clientId ) )
			.map( ( item ) => [ item.clientId, { open: item.clientId === clientId } ] )
	);
	// Before WordPress 6.9 the third argument was a boolean. An object counts as true there.
	( update as ( ...args: unknown[] ) => void )( Object.keys( changes ), changes, { uniqueByBlock: true } );
}
