/**
 * Converts items between the list, classic menus and core's search of links.
 */
import type { CoreLink } from '@eidan/editor';
import type { Node } from './tree';

/** An item of a classic menu, as the route eidan/v1/menus reads and writes it. */
export interface WireItem {
	/** Id of a stored item, or anything else for a new one. */
	key: string;
	attributes: Record< string, unknown >;
	items: WireItem[];
}

export const toWire = ( nodes: readonly Node[] ): WireItem[] =>
	nodes.map( ( { clientId, attributes, innerBlocks } ) => ( {
		key: clientId,
		attributes,
		items: toWire( innerBlocks ),
	} ) );

export const fromWire = ( items: readonly WireItem[] ): Node[] =>
	items.map( ( { key, attributes, items: below } ) => ( {
		clientId: key,
		name: below.length ? 'core/navigation-submenu' : 'core/navigation-link',
		// The server sends an empty list where nothing is set.
		attributes: { ...attributes },
		innerBlocks: fromWire( below ),
		// What serialize() needs.
		isValid: true,
	} ) );

const KINDS = [ 'post-type', 'taxonomy', 'post-type-archive' ];

/** Escapes text for a label, which is HTML. */
export const toLabel = ( text: string ): string =>
	text.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' ).replace( />/g, '&gt;' );

/**
 * Attributes of a link to what an author found or typed. What leads to the site's content is kept by its id, so that it
 * follows changes of the address.
 *
 * @param value Result of core's link control.
 * @param url   Its address, checked.
 */
export function linkAttributes( { type = '', kind = '', id }: CoreLink, url: string ): Record< string, unknown > {
	const known = KINDS.includes( kind ) ? kind : '';
	// Media have pages of their own only by a setting of the site; their files are links by address.
	const isContent = known !== '' && type !== 'attachment' && Number.isInteger( Number( id ) ) && Number( id ) > 0;
	return {
		url,
		kind: isContent ? known : 'custom',
		type: isContent ? type.replace( /^post_tag$/, 'tag' ) : undefined,
		id: isContent ? Number( id ) : undefined,
	};
}
